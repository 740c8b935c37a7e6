import type { Command } from 'commander';
import { currentUser } from './author.ts';
import { type CommonOptions, openFrom, print, type Terminal, withCommonOptions } from './context.ts';
import { readVersionArgument } from './version-argument.ts';

type DeprecateOptions = CommonOptions & { reason?: string; author?: string; undo?: boolean; dryRun?: boolean };

const examples = `
Examples:
  $ pnpm release deprecate mf-catalog@1.2.0 --reason "slow on phones: take 1.2.1"
  $ pnpm release deprecate mf-catalog@1.2.0 --undo`;

export function addDeprecateCommand(program: Command, terminal: Terminal): void {
  const command = program
    .command('deprecate')
    .description('advises against a version: pinning it warns, nothing else changes')
    .argument('<part@version>', 'which version')
    .option('--reason <text>', 'why; the warning says it')
    .option('--author <name>', 'who advises it (default: the user of this computer)')
    .option('--undo', 'take the advice back')
    .option('--dry-run', 'say what would be done, and do nothing')
    .addHelpText('after', examples);
  withCommonOptions(command, terminal).action(async (text: string, options: DeprecateOptions) => {
    const { reason = null, undo = false, author = currentUser(), dryRun: isDryRun = false } = options;
    if ((reason === null) !== undo) command.error('give --reason, or --undo', { exitCode: 2 });
    const version = readVersionArgument(text);
    await openFrom(options, terminal).deprecate({ ...version, author, reason, isDryRun });
    print(terminal, options, { ...version, author, reason, isDryRun }, () => describe(text, reason, isDryRun));
  });
}

function describe(text: string, reason: string | null, isDryRun: boolean): string {
  const [is, isNot] = isDryRun ? ['would be', 'would not be'] : ['is', 'is not'];
  return reason === null ? `${text} ${isNot} deprecated` : `${text} ${is} deprecated: ${reason}`;
}
