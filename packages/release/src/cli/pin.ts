import type { Command } from 'commander';
import {
  type DecisionOptions,
  decide,
  decisionOf,
  type Terminal,
  withCommonOptions,
  withReasonOptions,
} from './context.ts';
import { parseEnd } from './durations.ts';
import { type ForceOptions, forcedBy, withForceOptions } from './force.ts';
import { type ShareOptions, sharedBy, withShareOptions } from './share-option.ts';
import { latestOfAll, toVersions } from './wanted-versions.ts';

type PinOptions = DecisionOptions & ForceOptions & ShareOptions & { latest?: boolean; remove?: string[]; at?: string };

const examples = `
Examples:
  $ pnpm release pin mf-catalog@1.2.0 --reason "new home page"
  $ pnpm release pin shell@2.0.0 mf-catalog@2.0.0        both or none
  $ pnpm release pin mf-catalog@1.2.0 --share 5          for 5 % of the visitors: a rollout
  $ pnpm release pin mf-catalog@1.2.0 --plan rollout.json   for more and more of them
  $ pnpm release pin mf-catalog@latest --channel preview --expires 30d
  $ pnpm release pin mf-promotions@1.3.0 --at 2026-11-11T00:00 --reason "the sale begins"
  $ pnpm release pin --remove mf-promotions --reason "the sale is over"
  $ pnpm release pin mf-catalog@1.2.1 --force --reason "prices are wrong, the freeze has to wait"`;

export function addPinCommand(program: Command, terminal: Terminal): void {
  const command = program
    .command('pin')
    .description('makes versions live, all of them or none; parts that are not named stay as they are')
    .argument('[part@version...]', 'mf-catalog@1.2.0; mf-catalog@latest is the version published last')
    .option('--latest', 'of every part, the version published last')
    .option('--remove <part...>', 'take parts out of the shop')
    .option('--at <when>', 'when, a date or in how long (default: now); the release service does it, or due', parseEnd)
    .addHelpText('after', examples);
  withForceOptions(withReasonOptions(withShareOptions(withCommonOptions(command, terminal))));
  command.action(async (pins: string[], options: PinOptions) => {
    const forced = forcedBy(command, options);
    await decide(terminal, options, async (registry) => {
      const parts = { ...(options.latest ? await latestOfAll(registry) : {}), ...(await toVersions(registry, pins)) };
      const removed = Object.fromEntries((options.remove ?? []).map((part) => [part, null]));
      const changes: Record<string, string | null> = { ...parts, ...removed };
      if (Object.keys(changes).length === 0) command.error('name the versions to pin, or --latest', { exitCode: 2 });
      const decision = decisionOf(options, `pin ${wordsOf(changes)}`);
      const { expires, at } = options;
      return registry.pin({ ...decision, parts: changes, expires, forced, at, ...sharedBy(options) });
    });
  });
}

const wordsOf = (changes: Readonly<Record<string, string | null>>): string =>
  Object.entries(changes)
    .map(([part, version]) => (version === null ? `without ${part}` : `${part}@${version}`))
    .join(', ');
