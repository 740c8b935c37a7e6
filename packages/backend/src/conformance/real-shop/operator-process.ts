import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const cli = fileURLToPath(new URL('../../cli.ts', import.meta.url));

export type Ended = { exitCode: number; out: string; err: string };

/** `pnpm shop …` as an owner types it: a process of its own, with the settings of the shop and nothing else. */
export class OperatorProcess {
  readonly #env: Record<string, string | undefined>;

  constructor(env: Record<string, string>) {
    this.#env = { PATH: process.env['PATH'], DATABASE_URL: '', ...env };
  }

  run(...args: string[]): Promise<Ended> {
    return new Promise((resolve) => {
      execFile(process.execPath, [cli, ...args], { env: this.#env }, (error, out, err) => {
        resolve({ exitCode: error ? Number(error.code ?? 1) : 0, out, err });
      });
    });
  }

  /**
   * What a command printed.
   * @throws Error with what it said when it did not end with 0
   */
  async done(...args: string[]): Promise<string> {
    const { exitCode, out, err } = await this.run(...args);
    if (exitCode !== 0) throw new Error(`shop ${args.join(' ')} ended with ${exitCode}:\n${out}${err}`);
    return out;
  }
}

/** `--set` for each field. */
export const set = (...fields: string[]): string[] => fields.flatMap((field) => ['--set', field]);
