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

const examples = `
Examples:
  $ pnpm release rollback                     what was live before
  $ pnpm release rollback 41 --reason "payments fail since 42"`;

export function addRollbackCommand(program: Command, terminal: Terminal): void {
  const command = program
    .command('rollback')
    .description(
      'makes a new release with the contents of an old one; without a serial the contents before the live ones',
    )
    .argument('[serial]', 'whose contents come back', parseSerial)
    .addHelpText('after', examples);
  withReasonOptions(withCommonOptions(command, terminal)).action(
    async (serial: number | undefined, options: DecisionOptions) => {
      const decision = decisionOf(options, serial === undefined ? 'roll back' : `roll back to ${serial}`);
      await decide(terminal, options, (registry) => registry.rollback({ ...decision, serial }));
    },
  );
}
