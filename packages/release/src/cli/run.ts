import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Command, CommanderError } from 'commander';
import { addCommands } from './commands.ts';
import { type Terminal, workspaceFolder } from './context.ts';
import { endingOf } from './ending.ts';
import { harmlessText } from './harmless-text.ts';
import { NegativeResult } from './negative-result.ts';

const examples = `
Examples:
  $ pnpm release publish mf-catalog
  $ pnpm release pin mf-catalog@0.1.0-dev.1a2b3c --reason "new home page"
  $ pnpm release pin --latest
  $ pnpm release rollback
  $ pnpm release why /product/detail/12

pnpm release <command> --help has more. Exit codes: 0 done, 1 refused (the message says why), 2 called wrongly,
3 made, but not served by every web server, 4 a fault was found, 5 nobody answers, 6 a page could not be opened,
70 a fault of this program, 74 a fault of the disk.`;

/** Runs the release CLI. Returns the exit code: 0 done; the others stand in its help and in docs/releases.md. */
export async function runCli(args: readonly string[], given: Terminal): Promise<number> {
  const terminal: Terminal = {
    ...given,
    out: (text) => given.out(harmlessText(text)),
    err: (text) => given.err(harmlessText(text)),
  };
  const program = new Command('release')
    .description('Publishes versions of parts and decides which of them are live.')
    .version(await versionOfShop(), '-V, --version', 'which version of these programs it is')
    .addHelpText('after', examples)
    .exitOverride()
    .configureOutput({
      writeOut: (text) => terminal.out(text.trimEnd()),
      writeErr: (text) => terminal.err(text.trimEnd()),
    });
  try {
    await addCommands(program, terminal, args[0]);
    await program.parseAsync([...args], { from: 'user' });
    return 0;
  } catch (error) {
    return report(error, terminal, args.includes('--json'));
  }
}

function report(error: unknown, terminal: Terminal, isJson: boolean): number {
  if (error instanceof NegativeResult) return error.exitCode;
  if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : 2;
  const { exitCode, code, message } = endingOf(error);
  terminal.err(isJson ? JSON.stringify({ error: { code, message } }, null, 2) : message);
  return exitCode;
}

async function versionOfShop(): Promise<string> {
  const { version } = JSON.parse(await readFile(join(workspaceFolder, 'package.json'), 'utf8')) as { version: string };
  return version;
}
