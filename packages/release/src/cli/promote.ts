import type { Command } from 'commander';
import {
  type DecisionOptions,
  decide,
  decisionOf,
  type Terminal,
  withCommonOptions,
  withReasonOptions,
} from './context.ts';
import { type ForceOptions, forcedBy, withForceOptions } from './force.ts';
import { type ShareOptions, sharedBy, withShareOptions } from './share-option.ts';

type PromoteOptions = DecisionOptions & ForceOptions & ShareOptions & { from: string; to?: string };

const examples = `
Examples:
  $ pnpm release promote --from preview --to live --reason "seen and found good"`;

export function addPromoteCommand(program: Command, terminal: Terminal): void {
  const command = program
    .command('promote')
    .description('makes what is live on one channel live on another: the same versions, the same bytes')
    .requiredOption('--from <channel>', 'where it is live')
    .option('--to <channel>', 'where it shall be live (default: --channel)')
    .addHelpText('after', examples);
  withForceOptions(withReasonOptions(withShareOptions(withCommonOptions(command, terminal))));
  command.action(async (options: PromoteOptions) => {
    const forced = forcedBy(command, options);
    const { from, to = options.channel, expires } = options;
    const decision = decisionOf({ ...options, channel: to }, `promote ${from}`);
    await decide(terminal, options, (registry) =>
      registry.promote({ ...decision, from, expires, forced, ...sharedBy(options) }),
    );
  });
}
