import type { Lang } from '@jishi/i18n/locale';
import pMap from 'p-map';
import type { Browser } from 'playwright-core';
import type { Registry } from '../registry/registry.ts';
import { startBrowser } from './browser.ts';
import { type ChosenPage, choosePages } from './chosen-pages.ts';
import { type Compared, type OtherRelease, openReleases } from './compared-releases.ts';
import type { Comparison, PicturedPage } from './comparison.ts';
import { drawDifference } from './draw-difference.ts';
import { shopAddresses } from './shop-addresses.ts';
import { type Draft, draftComparison } from './stored-comparisons.ts';
import { type Picture, takePicture } from './take-picture.ts';

export type PicturesOptions = {
  /** The channel the shop follows; what is live there is the release before. */
  channel: string;
  other: OtherRelease;
  /** Scheme and host of the shop, as browsers know it. */
  origin: string;
  /** Who asks: stands in the release a preview makes. */
  author: string;
  /** Where comparisons are kept: `pictures/` in `SHOP_DATA`. */
  folder: string;
  /** The program of the browser, from `findBrowser`. */
  browser: string;
  /** In pixels. Default: 1440 and 390. */
  widths?: readonly number[] | undefined;
  /** Default: Chinese. */
  langs?: readonly Lang[] | undefined;
  /** Only these pages: `home`, or `mf_catalog/home`. Default: all that anybody may open. */
  pages?: readonly string[] | undefined;
  /** Is told of each picture once it is taken, and of how many there will be. */
  onPage?: ((page: PicturedPage, all: number) => void) | undefined;
  /** Ends it; nothing is kept. */
  signal?: AbortSignal | undefined;
};

/** A computer screen and a telephone. */
const WIDTHS: readonly number[] = [1440, 390];

/** Pairs of pages at the same time: browsers of two cores are slow with more. */
const CONCURRENCY = 2;

/**
 * Pictures the pages of the live release and of another one side by side, and what differs between them; what is kept can be read with `readComparison` afterwards. The other
 * release is opened through a preview link, so it is live for nobody else.
 *
 * @throws RegistryError `not-found` without a live release, a rollout or a browser; `invalid` for pages no release has; `unavailable` or `conflict` when the shop does not open
 *   the preview; as of `preview`
 */
export async function takePictures(registry: Registry, options: PicturesOptions): Promise<Comparison> {
  const { origin, folder, langs = ['zh'], widths = WIDTHS, pages: only, signal, onPage } = options;
  const compared = await openReleases(registry, options);
  const { before, after } = compared;
  const addresses = shopAddresses(origin);
  const chosen = await choosePages({ before: before.pages, after: after.pages, langs, only, addresses });
  const shots = widths.flatMap((width) => chosen.pages.map((page) => ({ ...page, width })));
  const now = Math.floor(Date.now() / 1000) * 1000;
  const browser = await startBrowser(options.browser);
  try {
    await using draft = await draftComparison(folder);
    const picture = async (shot: Shot): Promise<PicturedPage> => {
      const page = await picturePair({ browser, draft, compared, origin, now }, shot);
      onPage?.(page, shots.length);
      return page;
    };
    const pages = await pMap(shots, picture, { concurrency: CONCURRENCY, ...(signal && { signal }) });
    const comparison: Comparison = {
      ...{ format: 1, taken: new Date(now).toISOString(), origin, before: before.id, after: after.id },
      ...{ pages, leftOut: chosen.leftOut },
    };
    await draft.keep(comparison);
    return comparison;
  } finally {
    await browser.close();
  }
}

type Shot = ChosenPage & { width: number };
type Taking = { browser: Browser; draft: Draft; compared: Compared; origin: string; now: number };

async function picturePair({ browser, draft, compared, origin, now }: Taking, shot: Shot): Promise<PicturedPage> {
  const { page, part, lang, width } = shot;
  const of = (side: 'before' | 'after'): Promise<Picture> | null => {
    const path = shot[side];
    return path === null ? null : takePicture(browser, compared[side], { origin, path, width, lang, now });
  };
  const [before, after] = await Promise.all([of('before'), of('after')]);
  const drawn = await drawDifference(browser, before?.png ?? null, after?.png ?? null);
  const isOpen = (before?.isOpen ?? true) && (after?.isOpen ?? true);
  const name = `${page.replace(/[^a-z0-9]+/g, '-')}-${lang}-${width}`;
  const put = async (kind: 'before' | 'after' | 'marked'): Promise<string | null> => {
    const bytes = kind === 'marked' && !isOpen ? null : drawn[kind];
    if (bytes === null) return null;
    await draft.add(`${name}-${kind}.webp`, bytes);
    return `${name}-${kind}.webp`;
  };
  const difference = isOpen ? (drawn.difference ?? { share: 1, boxes: [] }) : null;
  return {
    ...{ page, part, path: shot.after ?? shot.before ?? '', width, lang },
    files: { before: await put('before'), after: await put('after'), marked: await put('marked') },
    changed: difference?.share ?? null,
    boxes: difference?.boxes ?? [],
    problem: problemOf(compared, before, after),
  };
}

function problemOf({ before, after }: Compared, one: Picture | null, other: Picture | null): string | null {
  const problems = [
    ...(one?.problem ? [`${before.id}: ${one.problem}`] : []),
    ...(other?.problem ? [`${after.id}: ${other.problem}`] : []),
  ];
  return problems.length > 0 ? problems.join('; ') : null;
}
