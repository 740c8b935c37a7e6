import { closedStates, openShopStates } from './gallery-states.ts';
import {
  darkDesktop,
  desktop,
  englishDesktop,
  englishPhone,
  type GalleryState,
  phone,
  type Way,
} from './states/gallery-state.ts';
import { releaseStates } from './states/releases.ts';

export type Shot = Way & { state: GalleryState };

/** Pages a newcomer looks at first: they are shown in every way. */
const shopWindow = ['mf_catalog/home', 'mf_catalog/product-list', 'mf_catalog/product-detail', 'mf_cart_checkout/cart'];

const everyWay = [desktop, englishDesktop, darkDesktop, englishPhone, phone];
/** Both languages, both themes, both widths, in two pictures. */
const twoWays = [desktop, englishPhone];

const isFirstOfPage = (state: GalleryState): boolean =>
  openShopStates.find(({ route }) => route === state.route) === state;

function waysOf(state: GalleryState): readonly Way[] {
  if (state.ways) return state.ways;
  if (!isFirstOfPage(state)) return [desktop];
  return shopWindow.includes(state.route) ? everyWay : twoWays;
}

/** A state in one language and width, and the pictures that are taken of it without opening it again. */
export type Sitting = Pick<Shot, 'state' | 'lang' | 'width'> & { shots: readonly Shot[]; isTall: boolean };

function sittingsOf(states: readonly GalleryState[]): Sitting[] {
  return states.flatMap((state) => {
    const all = waysOf(state).map((way): Shot => ({ state, ...way }));
    const same = ({ lang, width }: Shot) => `${lang} ${width}`;
    const isTall = state.isTall ?? isFirstOfPage(state);
    return [...Map.groupBy(all, same).values()].map((shots) => ({ ...shots[0]!, shots, isTall }));
  });
}

export const sittings: readonly Sitting[] = sittingsOf(openShopStates);

/** Taken last: the shop is closed for them. */
export const closedSittings: readonly Sitting[] = sittingsOf(closedStates);

/** Of a shop of their own, whose release changes. */
export const releaseSittings: readonly Sitting[] = sittingsOf(releaseStates);

/** Every picture of the gallery, by page. */
export const shots: readonly Shot[] = [...sittings, ...closedSittings, ...releaseSittings].flatMap(
  (sitting) => sitting.shots,
);

const slug = (text: string): string => text.replaceAll(/[^a-z0-9]+/gi, '-').toLowerCase();

/** `home-visitor-zh-light-1440.webp` */
export function fileOf({ state, lang, theme, width }: Shot): string {
  const page = state.route.split('/')[1] ?? state.route;
  return `${slug(page)}-${slug(state.name)}-${lang}-${theme}-${width}.webp`;
}

/** Where the pictures are kept while not all of them are taken. */
export const draftFolder = new URL('../../.cache/gallery/', import.meta.url);
