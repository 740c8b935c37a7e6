import type { Command } from 'commander';
import { parseReleaseId } from '../documents/release-id.ts';
import { RegistryError } from '../errors/registry-error.ts';
import { readMoment } from '../times/typed-times.ts';
import { type CommonOptions, openFrom, print, type Terminal, withCommonOptions } from './context.ts';
import { faultText } from './fault-text.ts';

type ErrorsOptions = CommonOptions & { release?: string; since?: string };

const examples = `
What tabs tell of faults, and places of pages that could not be drawn, are kept by the api for two weeks after they happened last, without
anything that names a person. Alike ones are one, whatever release they are of. Asked of the api at SHOP_API_ORIGIN (default: this
computer, SHOP_API_PORT) with SHOP_INTERNAL_KEY, or of the release service.

Examples:
  $ pnpm release errors
  $ pnpm release errors mf-catalog --since 2d
  $ pnpm release errors mf-catalog --release 43-candidate --json`;

export function addErrorsCommand(program: Command, terminal: Terminal): void {
  const command = program
    .command('errors')
    .description('what went wrong for shoppers, the most frequent first, with the places in the sources')
    .argument('[part]', 'only in code of this part')
    .option('--release <id>', 'only in this release: 43 with its candidate, 43-candidate, previews/7')
    .option('--since <time>', 'only what happened since: 2026-11-21, 2026-11-21T18:00, 90m, 2h, 3d')
    .addHelpText('after', examples);
  withCommonOptions(command, terminal).action(async (part: string | undefined, options: ErrorsOptions) => {
    const faults = await openFrom(options, terminal).faults({
      channel: options.channel,
      part,
      since: sinceOf(options),
      ...releaseOf(options),
    });
    print(terminal, options, faults, () =>
      faults.length === 0 ? 'Nothing was told.' : faults.map(faultText).join('\n\n'),
    );
  });
}

function sinceOf({ since }: ErrorsOptions): string | undefined {
  const moment = since === undefined ? undefined : readMoment(since);
  if (moment !== null) return moment?.toISOString();
  throw new RegistryError('invalid', `"${since}" is no time: write it like 2026-11-21T18:00, 2h or 3d`);
}

function releaseOf({ release, channel }: ErrorsOptions) {
  if (release === undefined) return {};
  const ref = parseReleaseId(release);
  if (!ref)
    throw new RegistryError('invalid', `"${release}" is no release: write it like 43, 43-candidate or previews/7`);
  return {
    channel: ref.channel ?? channel,
    release: ref.serial,
    arm: ref.arm === 'candidate' ? ref.arm : undefined,
  };
}
