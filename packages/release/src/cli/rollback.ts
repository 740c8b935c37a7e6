import type { Command } from 'commander';
import { type CommonOptions, openFrom, print, type Terminal, withCommonOptions, withReasonOptions } from './context.ts';
import { describeRelease } from './describe.ts';
import { currentUser } from './pin.ts';
import { parseSerial } from './serial.ts';

type RollbackOptions = CommonOptions & { author?: string; reason?: string };

export function addRollbackCommand(program: Command, terminal: Terminal): void {
  const command = program
    .command('rollback')
    .description(
      'makes a new release with the contents of an old one; without a serial the contents before the live ones',
    )
    .argument('[serial]', 'whose contents come back', parseSerial);
  withReasonOptions(withCommonOptions(command)).action(async (serial: number | undefined, options: RollbackOptions) => {
    const result = await openFrom(options, terminal).rollback({
      channel: options.channel,
      author: options.author ?? currentUser(),
      reason: options.reason ?? (serial === undefined ? 'roll back' : `roll back to ${serial}`),
      serial,
    });
    print(terminal, options, result, () =>
      describeRelease(result.release, result.created ? 'is live' : 'was live already'),
    );
  });
}
