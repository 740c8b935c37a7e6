import type { Command } from 'commander';
import { type CommonOptions, openFrom, print, type Terminal, withCommonOptions } from './context.ts';
import { NegativeResult } from './negative-result.ts';
import { table } from './table.ts';

const examples = `
Exit code 1 when something is wrong.

Examples:
  $ pnpm release verify
  $ pnpm release verify --registry s3://shop/registry --json`;

export function addVerifyCommand(program: Command, terminal: Terminal): void {
  const command = program
    .command('verify')
    .description('reads the whole registry: every document, chain, signature and file, and names everything wrong')
    .addHelpText('after', examples);
  withCommonOptions(command, terminal).action(async (options: CommonOptions) => {
    const report = await openFrom(options, terminal).inspect();
    const { channels, releases, versions, faults } = report;
    const seen = [counted(releases, 'release'), counted(channels, 'channel'), counted(versions, 'version')].join(', ');
    print(terminal, options, report, () =>
      faults.length === 0
        ? `All good: ${seen}`
        : `${table(
            ['WHERE', 'WHAT'],
            faults.map(({ where, what }) => [where, what]),
          )}\n\n${counted(faults.length, 'fault')} in ${seen}`,
    );
    if (faults.length > 0) throw new NegativeResult();
  });
}

const counted = (count: number, what: string): string => `${count} ${what}${count === 1 ? '' : 's'}`;
