import { type Command, InvalidArgumentError } from 'commander';
import type { RepairReport, RepairRequest } from '../context/requests.ts';
import { type ConfirmOptions, confirm, withConfirmOptions } from './confirm.ts';
import {
  type DecisionOptions,
  decisionOf,
  openFrom,
  print,
  printMade,
  type Terminal,
  withCommonOptions,
  withReasonOptions,
} from './context.ts';
import { parseSerial } from './serial.ts';

type RepairOptions = DecisionOptions & ConfirmOptions & { after?: number; contents?: number };

const examples = `
It says what is wrong, asks, and then puts back a document of which a copy is kept, or makes a release that replaces what
stood there. Web goes on with that one whatever it served in between. Nothing is written over.

Examples:
  $ pnpm release repair --dry-run
  $ pnpm release repair --reason "the newest document was cut off"
  $ pnpm release repair --after 45 --yes     the registry was put back; web had served release 45`;

export function addRepairCommand(program: Command, terminal: Terminal): void {
  const command = program
    .command('repair')
    .description('leads a channel out of lost, changed or forked documents; explains and asks first')
    .option('--after <serial>', 'the newest release web has served, when this registry does not have it', parseAfter)
    .option('--contents <serial>', 'the release that comes to be live (default: what web follows)', parseSerial)
    .addHelpText('after', examples);
  withConfirmOptions(withReasonOptions(withCommonOptions(command, terminal))).action(async (options: RepairOptions) => {
    const registry = openFrom(options, terminal);
    const { after, contents, dryRun = false } = options;
    const request = (isDryRun: boolean): RepairRequest => ({
      ...decisionOf(options, 'repair'),
      after,
      contents,
      isDryRun,
    });
    const planned = await registry.repair(request(true));
    const isNeeded = planned.problems.length > 0;
    if (dryRun || !isNeeded) return print(terminal, options, planned, () => describe(planned, options.channel));
    await confirm(terminal, options, describe(planned, options.channel), true);
    const done = await registry.repair(request(false));
    if (!done.release) return print(terminal, options, done, () => `release ${done.restored} stands there again`);
    await printMade(
      terminal,
      options,
      registry,
      { release: done.release, created: true, warnings: done.warnings },
      done,
    );
  });
}

function describe({ problems, restored, release, contents }: RepairReport, channel: string): string {
  if (problems.length === 0) return `Nothing is wrong with channel ${channel}.`;
  const replaced = release?.replaces?.length ? ` It replaces ${release.replaces.join(', ')}.` : '';
  return [
    ...problems,
    ...(restored ? [`Release ${restored} is put back as it was, from the copy.`] : []),
    ...(release ? [`Release ${release.serial} is made, with the contents of ${contents}.${replaced}`] : []),
  ].join('\n');
}

/** More than one follows, so it cannot be the last serial there is. */
function parseAfter(text: string): number {
  const serial = parseSerial(text);
  if (serial < 90_000_000) return serial;
  throw new InvalidArgumentError('That is no serial a release had.');
}
