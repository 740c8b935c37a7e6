import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

type Said = { exitCode: number; out: string; err: string };

const root = fileURLToPath(new URL('../..', import.meta.url));

/**
 * An owner who stays at the terminal: many commands for one start of the program, one after the other. Ends with the
 * process that asked for it.
 */
export function startOperator(settings: Record<string, string>): (...words: string[]) => Promise<string> {
  const program = spawn(process.execPath, ['scripts/operator-for-tests.ts'], {
    cwd: root,
    env: { ...process.env, ...settings },
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const answers = createInterface({ input: program.stdout })[Symbol.asyncIterator]();
  let last: Promise<unknown> = Promise.resolve();
  const run = async (words: readonly string[]): Promise<string> => {
    program.stdin.write(`${JSON.stringify(words)}\n`);
    const { value, done } = await answers.next();
    if (done) throw new Error(`shop ${words.join(' ')}: the program ended`);
    const { exitCode, out, err } = JSON.parse(value) as Said;
    if (exitCode !== 0) throw new Error(`shop ${words.join(' ')}: ${err}`);
    return out;
  };
  return (...words) => {
    const said = last.then(() => run(words));
    last = said.catch(() => undefined);
    return said;
  };
}
