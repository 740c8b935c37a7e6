import { spawn } from 'node:child_process';

export type ProgramResult = { code: number; output: string };

type Options = {
  cwd: string;
  env?: Record<string, string | undefined>;
  signal?: AbortSignal;
  onOutput?: (text: string) => void;
};

/** Runs a program to its end and keeps what it printed (both streams together). Never throws for an exit code. */
export function runProgram(program: string, args: readonly string[], options: Options): Promise<ProgramResult> {
  return new Promise((resolve) => {
    const child = spawn(program, args, {
      cwd: options.cwd,
      env: options.env ?? process.env,
      stdio: ['ignore', 'pipe', 'pipe'],
      // As Ctrl-C would: a test runner then stops what it started.
      ...(options.signal ? { signal: options.signal, killSignal: 'SIGINT' } : {}),
    });
    let output = '';
    const keep = (text: string) => {
      output += text;
      options.onOutput?.(text);
    };
    child.stdout.setEncoding('utf8').on('data', keep);
    child.stderr.setEncoding('utf8').on('data', keep);
    child.on('error', (error) => resolve({ code: 127, output: `${output}${error.message}\n` }));
    child.on('close', (code) => resolve({ code: code ?? 1, output }));
  });
}
