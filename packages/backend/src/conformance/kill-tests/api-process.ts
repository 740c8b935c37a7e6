import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

const server = fileURLToPath(new URL('../../server.ts', import.meta.url));
const LISTENING = /Server listening at (http:\/\/[\d.:]+)/;
/** A busy machine takes its time. */
const START_WITHIN_MS = 120_000;

export type Ended = { code: number | null; signal: NodeJS.Signals | null; output: string };

/** The api as an operator starts it: a process of its own, on a free port. */
export class ApiProcess {
  readonly #child: ChildProcess;
  readonly ended: Promise<Ended>;
  #output = '';

  constructor(env: Record<string, string>) {
    this.#child = spawn(process.execPath, [server], {
      env: { PATH: process.env['PATH'], SHOP_API_PORT: '0', SHOP_PUBLIC_ORIGIN: 'https://shop.example', ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    for (const stream of [this.#child.stdout, this.#child.stderr]) {
      stream?.on('data', (part: Buffer) => {
        this.#output += part;
      });
    }
    this.ended = once(this.#child, 'close').then(([code, signal]) => ({ code, signal, output: this.#output }));
  }

  /**
   * The address once it listens.
   * @throws Error with what it said when it ends instead, or does not listen within two minutes
   */
  async origin(): Promise<string> {
    const deadline = AbortSignal.timeout(START_WITHIN_MS);
    for (;;) {
      const [, origin] = LISTENING.exec(this.#output) ?? [];
      if (origin) return origin;
      const next = this.#child.stdout ? once(this.#child.stdout, 'data', { signal: deadline }) : this.ended;
      await Promise.race([next, this.ended.then(failToListen)]);
    }
  }

  /** Ends it in the middle of whatever it does. */
  async kill(): Promise<Ended> {
    this.#child.kill('SIGKILL');
    return this.ended;
  }

  async stop(): Promise<Ended> {
    this.#child.kill('SIGTERM');
    return this.ended;
  }
}

function failToListen({ code, signal, output }: Ended): never {
  throw new Error(`The api ended (${code ?? signal}) before it listened:\n${output.slice(-3000)}`);
}
