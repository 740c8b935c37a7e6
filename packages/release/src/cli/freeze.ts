import type { Command } from 'commander';
import {
  type DecisionOptions,
  decide,
  decisionOf,
  type Terminal,
  withCommonOptions,
  withRequiredReason,
} from './context.ts';
import { parseEnd } from './durations.ts';

type FreezeOptions = DecisionOptions & { from?: string; until?: string };

const freezeExamples = `
While a channel is frozen, only rollback, ban, unfreeze and pin --force make releases. A part that is frozen keeps its
version, and the others go on. --until ends it without another command.

Examples:
  $ pnpm release freeze --reason "sale of the eleventh of November"
  $ pnpm release freeze --from 2026-11-10T18:00 --until 2026-11-12 --reason "sale of the eleventh of November"
  $ pnpm release freeze mf-cart-checkout --until 12h --reason "the payment provider moves house"
  $ pnpm release pin mf-catalog@1.2.1 --force --reason "prices are wrong"`;

const unfreezeExamples = `
Examples:
  $ pnpm release unfreeze --reason "the sale is over"
  $ pnpm release unfreeze mf-cart-checkout --reason "the provider has moved"`;

export function addFreezeCommand(program: Command, terminal: Terminal): void {
  const command = program
    .command('freeze')
    .description('makes a release after which nothing new goes live on the channel, or of the parts that are named')
    .argument('[part...]', 'parts that keep their versions; without any, all of the channel')
    .option('--from <when>', 'when it begins, a date or in how long (default: now)', parseEnd)
    .option('--until <when>', 'when it ends by itself, a date or after how long (default: with unfreeze)', parseEnd)
    .addHelpText('after', freezeExamples);
  withRequiredReason(withCommonOptions(command, terminal)).action(async (parts: string[], options: FreezeOptions) => {
    const { from, until } = options;
    await decide(terminal, options, (registry) => registry.freeze({ ...decisionOf(options, ''), parts, from, until }));
  });
}

export function addUnfreezeCommand(program: Command, terminal: Terminal): void {
  const command = program
    .command('unfreeze')
    .description('ends a freeze of the channel, or of the parts that are named')
    .argument('[part...]', 'parts that may change again; without any, all of the channel')
    .addHelpText('after', unfreezeExamples);
  withRequiredReason(withCommonOptions(command, terminal)).action(async (parts: string[], options: DecisionOptions) => {
    await decide(terminal, options, (registry) => registry.unfreeze({ ...decisionOf(options, ''), parts }));
  });
}
