import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { constants, setPriority } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { type Answered, type CallLimits, type PictureCall, PictureError, type PictureRequest } from './calls.ts';
import { RESTING_BYTES } from './picture-limits.ts';

const program = fileURLToPath(new URL('process.ts', import.meta.url));
/** What finding libraries and temporary files needs. Nothing else of the environment: it has the shop's secrets. */
const PASSED_ON = ['LD_LIBRARY_PATH', 'DYLD_LIBRARY_PATH', 'TMPDIR', 'TMP', 'TEMP', 'SystemRoot'];
/** The usual allocator of Linux keeps what large pictures took, for each thread: 390 MB after four of them. So it keeps 95. */
const ALLOCATOR = { MALLOC_ARENA_MAX: '2', MALLOC_MMAP_THRESHOLD_: '131072', MALLOC_TRIM_THRESHOLD_: '131072' };
const HEAP_MB = 128;
const FIRST_DELAY_MS = 100;
const LONGEST_DELAY_MS = 10_000;

/**
 * One process that makes one picture at a time. Started when it is needed, ended when it is idle, and started anew when it
 * died: at once the first time, then later and later until a call succeeds.
 */
export class PictureWorker {
  #child: ChildProcess | null = null;
  #answer: PromiseWithResolvers<Answered> | null = null;
  #idle: NodeJS.Timeout | undefined;
  #deaths = 0;
  #isClosed = false;
  readonly #idleMs: number;

  constructor(idleMs: number) {
    this.#idleMs = idleMs;
  }

  /** Its process while there is one. */
  get pid(): number | null {
    return this.#child?.pid ?? null;
  }

  /**
   * Callers take turns: one call at a time.
   * @throws PictureError
   */
  async ask(call: PictureCall, limits: CallLimits): Promise<unknown> {
    clearTimeout(this.#idle);
    if (!this.#child && this.#deaths > 1) await sleep(backOff(this.#deaths));
    if (this.#isClosed) throw closed();
    this.#child ??= this.#start();
    const child = this.#child;
    const response = Promise.withResolvers<Answered>();
    this.#answer = response;
    child.ref();
    child.channel?.ref();
    const hung = new PictureError('hung', `no answer within ${limits.wallMs} ms`);
    const timer = setTimeout(() => this.#drop(child, hung), limits.wallMs);
    child.send({ call, limits } satisfies PictureRequest, (error) => {
      if (error) this.#drop(child, lost(error.message));
    });
    try {
      return this.#read(child, await response.promise);
    } finally {
      clearTimeout(timer);
      this.#answer = null;
      this.#rest();
    }
  }

  /** Ends the process for good, whatever it is doing: open calls fail with `closed`. */
  async close(): Promise<void> {
    this.#isClosed = true;
    const child = this.#child;
    if (!child) return;
    // One that could not be started has no end.
    const exit = once(child, 'exit').catch(() => undefined);
    this.#drop(child, closed());
    await exit;
  }

  #read(child: ChildProcess, answered: Answered): unknown {
    if (answered.kind === 'over') {
      const error = new PictureError('over-limit', answered.limit);
      this.#drop(child, error);
      throw error;
    }
    this.#deaths = 0;
    if (answered.kind === 'refused') throw new PictureError(answered.why, 'refused');
    if (answered.kind === 'failed') throw new PictureError('failed', answered.error);
    if (answered.resident > RESTING_BYTES) this.#drop(child, closed());
    return answered.value;
  }

  #start(): ChildProcess {
    const child = fork(program, {
      env: { ...ALLOCATOR, ...passedOn() },
      execArgv: [`--max-old-space-size=${HEAP_MB}`],
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    child.on('message', (answered: Answered) => {
      if (child === this.#child) this.#answer?.resolve(answered);
    });
    child.on('error', (error) => this.#drop(child, lost(error.message)));
    child.on('exit', (code, signal) => this.#drop(child, lost(`ended with ${signal ?? code}`)));
    giveWay(child);
    return child;
  }

  /** Whoever waits is told, and the next call goes to another process. */
  #drop(child: ChildProcess, error: PictureError): void {
    if (child !== this.#child) return;
    clearTimeout(this.#idle);
    this.#child = null;
    if (error.why !== 'closed') this.#deaths += 1;
    child.kill('SIGKILL');
    this.#answer?.reject(error);
  }

  /** A process without work keeps nobody from ending, and ends itself after a while. */
  #rest(): void {
    const child = this.#child;
    if (!child) return;
    child.unref();
    child.channel?.unref();
    this.#idle = setTimeout(() => this.#drop(child, closed()), this.#idleMs).unref();
  }
}

function passedOn(): Record<string, string> {
  return Object.fromEntries(PASSED_ON.flatMap((name) => (process.env[name] ? [[name, process.env[name]]] : [])));
}

/** Signing in goes first. Threads the process starts from now on have its priority. */
function giveWay({ pid }: ChildProcess): void {
  if (pid === undefined) return;
  try {
    setPriority(pid, constants.priority.PRIORITY_BELOW_NORMAL);
  } catch {
    // Where it is not allowed the system's scheduler has to be fair by itself.
  }
}

const backOff = (deaths: number): number => Math.min(FIRST_DELAY_MS * 2 ** (deaths - 2), LONGEST_DELAY_MS);
const lost = (detail: string): PictureError => new PictureError('lost', detail);
const closed = (): PictureError => new PictureError('closed', 'the process was not needed any more');
