import type { Release } from '@jishi/contracts/release';
import type { Command } from 'commander';
import {
  type CommonOptions,
  type DecisionOptions,
  decide,
  decisionOf,
  openLocal,
  print,
  type Terminal,
  withCommonOptions,
  withRequiredReason,
} from './context.ts';

const cancelExamples = `
Examples:
  $ pnpm release show                       names the pins that are planned
  $ pnpm release cancel 3fa9c1d2 --reason "the sale begins later"`;

export function addCancelCommand(program: Command, terminal: Terminal): void {
  const command = program
    .command('cancel')
    .description('takes a pin back that was planned with --at')
    .argument('<id>', 'its id, as show names it')
    .addHelpText('after', cancelExamples);
  withRequiredReason(withCommonOptions(command, terminal)).action(async (id: string, options: DecisionOptions) => {
    await decide(terminal, options, (registry) => registry.cancel({ ...decisionOf(options, ''), id }));
  });
}

const dueExamples = `
The release service does this by itself, every few seconds. Without one: once a minute, from cron.

Examples:
  $ pnpm release due
  $ pnpm release due --channel preview`;

export function addDueCommand(program: Command, terminal: Terminal): void {
  const command = program
    .command('due')
    .description('makes what is due on the channel: planned pins, and the next step of a rollout with a plan')
    .addHelpText('after', dueExamples);
  withCommonOptions(command, terminal).action(async (options: CommonOptions) => {
    const registry = openLocal(options, terminal);
    const made: Release[] = [];
    for (
      let result = await registry.makeDue(options.channel);
      result;
      result = await registry.makeDue(options.channel)
    ) {
      for (const warning of result.warnings) terminal.err(`Warning: ${warning}`);
      made.push(result.release);
    }
    print(terminal, options, made, () =>
      made.length === 0
        ? 'Nothing is due.'
        : made.map(({ serial, author, reason }) => `release ${serial}, planned by ${author}: ${reason}`).join('\n'),
    );
  });
}
