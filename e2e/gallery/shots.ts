import { type Lang, type PageState, states } from '../access/states.ts';
import { leadingOn } from '../support/leading-on.ts';

export type Shot = {
  state: PageState;
  lang: Lang;
  theme: 'light' | 'dark';
  /** Of the window, in px. */
  width: 1440 | 390;
};

/** Pages a newcomer looks at first: they are shown in every way. */
const shopWindow = ['mf_catalog/home', 'mf_catalog/product-list', 'mf_catalog/product-detail', 'mf_cart_checkout/cart'];

const everyWay: readonly Omit<Shot, 'state'>[] = [
  { lang: 'zh', theme: 'light', width: 1440 },
  { lang: 'en', theme: 'light', width: 1440 },
  { lang: 'zh', theme: 'dark', width: 1440 },
  { lang: 'en', theme: 'dark', width: 390 },
  { lang: 'zh', theme: 'light', width: 390 },
];
/** Both languages, both themes, both widths, in two pictures. */
const twoWays: readonly Omit<Shot, 'state'>[] = [
  { lang: 'zh', theme: 'light', width: 1440 },
  { lang: 'en', theme: 'dark', width: 390 },
];

function waysOf(state: PageState): readonly Omit<Shot, 'state'>[] {
  const isFirstOfPage = states.find(({ route }) => route === state.route) === state;
  if (!isFirstOfPage) return twoWays.slice(0, 1);
  return shopWindow.includes(state.route) ? everyWay : twoWays;
}

/** A state in one language and width, and the pictures that are taken of it without opening it again. */
export type Sitting = Pick<Shot, 'state' | 'lang' | 'width'> & { shots: readonly Shot[] };

const shown = states.filter(({ route }) => !leadingOn.includes(route));

export const sittings: readonly Sitting[] = shown.flatMap((state) => {
  const all = waysOf(state).map((way): Shot => ({ state, ...way }));
  const same = ({ lang, width }: Shot) => `${lang} ${width}`;
  return [...Map.groupBy(all, same).values()].map((shots) => ({ ...shots[0]!, shots }));
});

/** Every picture of the gallery, by page. */
export const shots: readonly Shot[] = sittings.flatMap((sitting) => sitting.shots);

const slug = (text: string): string => text.replaceAll(/[^a-z0-9]+/gi, '-').toLowerCase();

/** `home-visitor-zh-light-1440.webp` */
export function fileOf({ state, lang, theme, width }: Shot): string {
  const page = state.route.split('/')[1] ?? state.route;
  return `${slug(page)}-${slug(state.name)}-${lang}-${theme}-${width}.webp`;
}

/** Where the pictures are kept while not all of them are taken. */
export const draftFolder = new URL('../../.cache/gallery/', import.meta.url);
