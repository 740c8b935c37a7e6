import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Whether this computer has the program. */
export const hasRedisServer = (): boolean => spawnSync('redis-server', ['--version']).status === 0;

/** A Redis of one's own on a free port, empty at every start, to be stopped and frozen as one likes. */
export class RedisServer implements AsyncDisposable {
  readonly port: number;
  readonly #folder: string;
  #child: ChildProcess | null = null;

  private constructor(port: number, folder: string) {
    this.port = port;
    this.#folder = folder;
  }

  /** @throws Error with what the server said when it does not start */
  static async open(): Promise<RedisServer> {
    const server = new RedisServer(await freePort(), await mkdtemp(join(tmpdir(), 'jishi-redis-')));
    await server.start();
    return server;
  }

  get url(): string {
    return `redis://127.0.0.1:${this.port}`;
  }

  /** Starts it where it was; resolves when it takes connections. */
  async start(): Promise<void> {
    const where = ['--port', String(this.port), '--bind', '127.0.0.1', '--dir', this.#folder];
    const child = spawn('redis-server', [...where, '--save', '', '--appendonly', 'no'], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    this.#child = child;
    process.once('exit', this.#end);
    let output = '';
    for await (const part of child.stdout.iterator({ destroyOnReturn: false })) {
      output += String(part);
      if (output.includes('Ready to accept connections')) {
        child.stdout.resume();
        return;
      }
    }
    throw new Error(`redis-server did not start:\n${output}`);
  }

  /** Ends it at once, frozen or not. */
  async stop(): Promise<void> {
    const child = this.#child;
    this.#child = null;
    process.off('exit', this.#end);
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const exit = once(child, 'exit');
    child.kill('SIGKILL');
    await exit;
  }

  /** It keeps its connections, takes new ones, and answers nothing. */
  freeze(): void {
    this.#child?.kill('SIGSTOP');
  }

  thaw(): void {
    this.#child?.kill('SIGCONT');
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.stop();
    await rm(this.#folder, { recursive: true, force: true });
  }

  readonly #end = () => this.#child?.kill('SIGKILL');
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}
