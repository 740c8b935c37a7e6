import { type Command, InvalidArgumentError } from 'commander';
import type { PreviewLink, PreviewRequest } from '../context/requests.ts';
import { RegistryError } from '../errors/registry-error.ts';
import type { Registry } from '../registry/registry.ts';
import { currentUser } from './author.ts';
import { type CommonOptions, openFrom, print, type Terminal, withCommonOptions } from './context.ts';
import { parseEnd } from './durations.ts';
import { readReleaseArgument } from './release-argument.ts';
import { table } from './table.ts';
import { toVersions } from './wanted-versions.ts';

type PreviewOptions = CommonOptions & {
  for: string;
  to: string;
  without?: string[];
  origin?: string;
  author?: string;
  dryRun?: boolean;
};

const examples = `
Whoever has the link sees the release, in any browser, with everything the shop has: orders are real ones. Nobody else does.

Examples:
  $ pnpm release preview mf-catalog@1.3.0 --to "Anna, marketing"      with everything else as it is live
  $ pnpm release preview mf-catalog@latest mf-promotions@latest --to "the team" --for 3d
  $ pnpm release preview staging --to "the board" --for 2026-12-01T18:00   what is live on another channel
  $ pnpm release preview 41 --to "support, order 1795253100123456789"      a release of before`;

export function addPreviewCommand(program: Command, terminal: Terminal): void {
  const command = program
    .command('preview')
    .description('prints a signed link to a release that is live for nobody else')
    .argument('[what...]', 'versions (mf-catalog@1.3.0), or a channel, or a release (41, staging/12)')
    .requiredOption('--to <who>', 'who it is for; stands in the bar above each page', parseWho)
    .option('--for <when>', 'how long it is good, or until when; at most 30 days', parseEnd, parseEnd('2h'))
    .option('--without <part...>', 'leave parts out of it')
    .option('--origin <address>', 'the shop it is good at (default: SHOP_PUBLIC_ORIGIN, else this computer)')
    .option('--author <name>', 'who made it (default: the user of this computer)')
    .option('--dry-run', 'say what it would open, and make nothing')
    .addHelpText('after', examples);
  withCommonOptions(command, terminal).action(async (what: string[], options: PreviewOptions) => {
    const registry = openFrom(options, terminal);
    const { channel, to, for: until, dryRun: isDryRun, author = currentUser() } = options;
    const shown = await whatToShow(registry, what, options);
    const origin = options.origin ?? shopOrigin(terminal);
    const reason = `preview, for ${to}`;
    const made = await registry.preview({ channel, author, reason, to, until, origin, isDryRun, ...shown });
    print(terminal, options, made, () => describe(made));
  });
}

async function whatToShow(
  registry: Registry,
  what: readonly string[],
  { without = [], channel }: PreviewOptions,
): Promise<Pick<PreviewRequest, 'parts' | 'of'>> {
  const [only = '', ...more] = what;
  const isOfVersions = what.length === 0 || only.includes('@');
  if (isOfVersions && what.length + without.length > 0) {
    const removed = Object.fromEntries(without.map((part) => [part, null]));
    return { parts: { ...(await toVersions(registry, what)), ...removed } };
  }
  if (only === '' || more.length + without.length > 0) {
    throw new RegistryError(
      'invalid',
      'name the versions to look at (mf-catalog@1.3.0), or one channel, or one release',
    );
  }
  const release = await readReleaseArgument(registry, only, channel);
  return { of: { channel: release.channel, serial: release.serial } };
}

/** The shop: without a setting as in demo mode, where it is on this computer. */
export const shopOrigin = ({ env }: Terminal): string =>
  env['SHOP_PUBLIC_ORIGIN'] || `http://localhost:${env['SHOP_PORT'] || 3000}`;

/** Control characters are refused: it stands in a page and on terminals. */
function parseWho(text: string): string {
  const who = text.trim();
  if (who.length > 0 && who.length <= 80 && !/\p{Cc}/u.test(who)) return who;
  throw new InvalidArgumentError('Write who it is for, in at most 80 characters.');
}

function describe({ id, release, link, to, until }: PreviewLink): string {
  const facts = [
    ['for', to],
    ['until', until],
    ...Object.entries(release.parts).map(([part, { version }]) => [part, version]),
  ];
  const text = table([`release ${id}`, link === null ? 'would be made; nothing was changed' : ''], facts);
  return link === null ? text : `${text}\n\n${link}`;
}
