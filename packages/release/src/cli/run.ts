import { Command, CommanderError } from 'commander';
import { RegistryError } from '../errors/registry-error.ts';
import { addCommands } from './commands.ts';
import type { Terminal } from './context.ts';
import { NegativeResult } from './negative-result.ts';

const examples = `
Examples:
  $ pnpm release publish mf-catalog
  $ pnpm release pin mf-catalog@0.1.0-dev.1a2b3c --reason "new home page"
  $ pnpm release pin --latest
  $ pnpm release rollback
  $ pnpm release why /product/detail/12

pnpm release <command> --help has more. Exit codes: 0 done, 1 refused (the message says why), 2 called wrongly.`;

/** Runs the release CLI. Returns the exit code: 0 done, 1 refused or a fault was found, 2 called wrongly. */
export async function runCli(args: readonly string[], terminal: Terminal): Promise<number> {
  const program = new Command('release')
    .description('Publishes versions of parts and decides which of them are live.')
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
    return report(error, terminal);
  }
}

function report(error: unknown, terminal: Terminal): number {
  if (error instanceof NegativeResult) return 1;
  if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : 2;
  if (error instanceof RegistryError) terminal.err(`Refused: ${error.message}`);
  else terminal.err(`Failed: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`);
  return 1;
}
