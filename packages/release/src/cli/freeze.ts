import type { Command } from 'commander';
import {
  type DecisionOptions,
  decide,
  decisionOf,
  type Terminal,
  withCommonOptions,
  withRequiredReason,
} from './context.ts';

const freezeExamples = `
While it lasts, only rollback, ban, unfreeze and pin --force make releases.

Examples:
  $ pnpm release freeze --reason "sale of the eleventh of November"
  $ pnpm release pin mf-catalog@1.2.1 --force --reason "prices are wrong"`;

const unfreezeExamples = `
Examples:
  $ pnpm release unfreeze --reason "the sale is over"`;

export function addFreezeCommand(program: Command, terminal: Terminal): void {
  const command = program
    .command('freeze')
    .description('makes a release after which nothing new goes live on the channel')
    .addHelpText('after', freezeExamples);
  withRequiredReason(withCommonOptions(command, terminal)).action(async (options: DecisionOptions) => {
    await decide(terminal, options, (registry) => registry.freeze(decisionOf(options, '')));
  });
}

export function addUnfreezeCommand(program: Command, terminal: Terminal): void {
  const command = program.command('unfreeze').description('ends a freeze').addHelpText('after', unfreezeExamples);
  withRequiredReason(withCommonOptions(command, terminal)).action(async (options: DecisionOptions) => {
    await decide(terminal, options, (registry) => registry.unfreeze(decisionOf(options, '')));
  });
}
