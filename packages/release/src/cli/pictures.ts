import { join } from 'node:path';
import type { Lang } from '@jishi/i18n/locale';
import { type Command, InvalidArgumentError, Option } from 'commander';
import { RegistryError } from '../errors/registry-error.ts';
import type { OtherRelease } from '../pictures/compared-releases.ts';
import { type Comparison, comparisonFolder, type PicturedPage } from '../pictures/comparison.ts';
import { findBrowser } from '../pictures/find-browser.ts';
import type { Registry } from '../registry/registry.ts';
import { currentUser } from './author.ts';
import { type CommonOptions, dataFolderOf, openFrom, print, type Terminal, withCommonOptions } from './context.ts';
import { NegativeResult, NOT_OPENED } from './negative-result.ts';
import { shopOrigin } from './preview.ts';
import { readReleaseArgument } from './release-argument.ts';
import { table } from './table.ts';
import { toVersions } from './wanted-versions.ts';

type PicturesOptions = CommonOptions & {
  with?: string[];
  width?: number[];
  lang: Lang;
  page?: string[];
  origin?: string;
  author?: string;
};

const examples = `
Needs Chromium or Google Chrome on this computer: SHOP_RELEASE_BROWSER names its program, else it is looked for in PATH. The
other release is opened through a preview link: nobody else sees it. Pages for customers only are left out. Ends with 6 when a
page could not be opened; the other pictures are there.

Examples:
  $ pnpm release pictures                                      the candidate of the rollout beside what is live
  $ pnpm release pictures --with mf-catalog@1.3.0              versions that are live for nobody, beside what is live
  $ pnpm release pictures staging                              what is live on another channel
  $ pnpm release pictures 41 --page home cart --width 390      two pages of a release of before, as telephones show them
  $ pnpm release pictures --lang en --json`;

export function addPicturesCommand(program: Command, terminal: Terminal): void {
  const command = program
    .command('pictures')
    .description('pictures the pages of two releases side by side, with what changed marked')
    .argument('[release]', 'a channel, or a release (41, staging/12); default: the candidate of the rollout')
    .option('--with <part@version...>', 'what is live with these versions instead')
    .option('--width <pixels...>', 'how wide (default: 1440 390)', parseWidths)
    .addOption(new Option('--lang <lang>', 'which language').choices(['zh', 'en']).default('zh'))
    .option('--page <name...>', 'only these pages: home, or mf_catalog/home')
    .option('--origin <address>', 'the shop (default: SHOP_PUBLIC_ORIGIN, else this computer)')
    .option('--author <name>', 'who asks (default: the user of this computer)')
    .addHelpText('after', examples);
  withCommonOptions(command, terminal).action(async (release: string | undefined, options: PicturesOptions) => {
    const registry = openFrom(options, terminal);
    const browser = await findBrowser(terminal.env);
    const { takePictures } = await import('../pictures/take-pictures.ts');
    const folder = join(dataFolderOf(terminal), 'pictures');
    let taken = 0;
    const comparison = await takePictures(registry, {
      ...{ channel: options.channel, other: await whatToShow(registry, release, options), folder, browser },
      ...{ origin: options.origin ?? shopOrigin(terminal), author: options.author ?? currentUser() },
      ...{ widths: options.width, langs: [options.lang], pages: options.page, signal: terminal.stop },
      onPage: (page, all) => {
        taken += 1;
        if (!options.json) terminal.err(`${taken} of ${all}: ${page.page}, ${page.width}`);
      },
    });
    const place = comparisonFolder(folder, comparison.before, comparison.after)!;
    print(terminal, options, { ...comparison, folder: place }, () => describe(comparison, place));
    if (comparison.pages.some(({ changed }) => changed === null)) throw new NegativeResult(NOT_OPENED);
  });
}

async function whatToShow(
  registry: Registry,
  release: string | undefined,
  { with: versions, channel }: PicturesOptions,
): Promise<OtherRelease> {
  if (versions && release !== undefined) {
    throw new RegistryError('invalid', 'name a release, or versions with --with, not both');
  }
  if (versions) return { parts: await toVersions(registry, versions) };
  if (release === undefined) return 'candidate';
  const { channel: found, serial } = await readReleaseArgument(registry, release, channel);
  return { channel: found, serial };
}

/** Commander calls it for each value, with what it made of those before. */
function parseWidths(text: string, before?: number[]): number[] {
  const width = Number(text);
  if (Number.isInteger(width) && width >= 240 && width <= 3840) return [...(before ?? []), width];
  throw new InvalidArgumentError('Write a width in pixels, from 240 to 3840.');
}

function describe({ before, after, pages, leftOut }: Comparison, place: string): string {
  const rows = pages.map((page) => [page.page, String(page.width), changeOf(page), page.problem ?? '']);
  const left = [...Map.groupBy(leftOut, ({ why }) => why)].map(
    ([why, pagesOf]) => `Left out, ${why}: ${pagesOf.map(({ page }) => page).join(', ')}`,
  );
  return [table([`${before}..${after}`, 'WIDTH', 'CHANGED', 'PROBLEM'], rows), ...left, `Pictures: ${place}`].join(
    '\n\n',
  );
}

/** Little is not nothing: what rounds to 0 is said to be less than that. */
function changeOf({ changed, files }: PicturedPage): string {
  if (changed === null) return '?';
  if (files.before === null) return 'new';
  if (files.after === null) return 'gone';
  if (changed === 0) return '0.0 %';
  return changed < 0.001 ? '< 0.1 %' : `${(changed * 100).toFixed(1)} %`;
}
