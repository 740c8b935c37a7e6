import type { Command } from 'commander';
import { RegistryError } from '../errors/registry-error.ts';
import { type CommonOptions, openFrom, print, type Terminal, withCommonOptions } from './context.ts';
import { describeRelease } from './describe.ts';
import { parseSerial } from './serial.ts';

const examples = `
Examples:
  $ pnpm release show
  $ pnpm release show 41 --json`;

export function addShowCommand(program: Command, terminal: Terminal): void {
  const command = program
    .command('show')
    .description('one release; without a serial the live one')
    .argument('[serial]', 'which release', parseSerial)
    .addHelpText('after', examples);
  withCommonOptions(command, terminal).action(async (serial: number | undefined, options: CommonOptions) => {
    const registry = openFrom(options, terminal);
    const live = await registry.live(options.channel);
    const release = serial === undefined ? live : await registry.readRelease(options.channel, serial);
    if (!release) throw new RegistryError('not-found', `channel ${options.channel} has no release yet`);
    print(terminal, options, release, () =>
      describeRelease(release, release.serial === live?.serial ? 'is live' : 'is not live'),
    );
  });
}
