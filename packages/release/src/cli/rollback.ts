import type { Command } from 'commander';
import {
  type DecisionOptions,
  decide,
  decisionOf,
  type Terminal,
  withCommonOptions,
  withReasonOptions,
} from './context.ts';
import { parseSerial } from './serial.ts';
import { type ShareOptions, sharedBy, withShareOptions } from './share-option.ts';

const examples = `
While a rollout runs, and without a serial, it ends the rollout: everybody has what was live before it.
Without a serial it is refused within five minutes of another way back: --expect, with what is live, goes further.

Examples:
  $ pnpm release rollback                     what was live before
  $ pnpm release rollback --share 10          for 10 % of the visitors: a rollout
  $ pnpm release rollback 41 --reason "payments fail since 42"`;

export function addRollbackCommand(program: Command, terminal: Terminal): void {
  const command = program
    .command('rollback')
    .description(
      'makes a new release with the contents of an old one; without a serial the contents before the live ones',
    )
    .argument('[serial]', 'whose contents come back', parseSerial)
    .addHelpText('after', examples);
  withReasonOptions(withShareOptions(withCommonOptions(command, terminal))).action(
    async (serial: number | undefined, options: DecisionOptions & ShareOptions) => {
      const decision = decisionOf(options, serial === undefined ? 'roll back' : `roll back to ${serial}`);
      await decide(terminal, options, (registry) => registry.rollback({ ...decision, serial, ...sharedBy(options) }));
    },
  );
}
