import { allPairs } from '../support/all-pairs.ts';
import { type Lang, type PageState, states } from './states.ts';

/** How a reader meets a page. */
export type Look = {
  lang: Lang;
  theme: 'light' | 'dark';
  /** Of the window, in px. */
  width: 1280 | 360;
  /** Of the reader's own setting, in percent. */
  text: 100 | 200;
  motion: 'no-preference' | 'reduce';
};

const factors = {
  lang: ['zh', 'en'],
  theme: ['light', 'dark'],
  width: [1280, 360],
  text: [100, 200],
  motion: ['no-preference', 'reduce'],
} as const;

/** A state with the looks that are taken of it one after the other, in one language and with one kind of motion. */
export type Sitting = { state: PageState; lang: Lang; motion: Look['motion']; looks: readonly Look[] };

/** What a look differs from in everything. */
const opposite = ({ lang, theme, width, text, motion }: Look): Look => ({
  lang: lang === 'zh' ? 'en' : 'zh',
  theme: theme === 'light' ? 'dark' : 'light',
  width: width === 1280 ? 360 : 1280,
  text: text === 100 ? 200 : 100,
  motion: motion === 'reduce' ? 'no-preference' : 'reduce',
});

/** In pairs of opposites: two neighbours are every language, theme, width, text size and kind of motion. */
const looks: readonly Look[] = allPairs(factors).flatMap((look) => [look, opposite(look)]);

/**
 * Of each page one state, the first or the one in the middle by turns of pages, in two opposite looks one after the other: so every page
 * meets both values of all that can change while it stands, and the values meet each other.
 */
function once(): Sitting[] {
  const pages = Map.groupBy(states, ({ route }) => route);
  return [...pages.values()].map((own, page) => {
    const state = own[page % 2 === 0 ? 0 : Math.floor(own.length / 2)]!;
    const [first, second] = [0, 1].map((at) => looks[(2 * page + at) % looks.length]!) as [Look, Look];
    const { lang, motion } = first;
    return { state, lang, motion, looks: [first, { ...second, lang, motion }] };
  });
}

/** Everything with everything. */
function full(): Sitting[] {
  const { lang: langs, motion: motions, theme: themes, width: widths, text: texts } = factors;
  return states.flatMap((state) =>
    langs.flatMap((lang) =>
      motions.map((motion) => ({
        state,
        lang,
        motion,
        looks: themes.flatMap((theme) =>
          widths.flatMap((width) => texts.map((text): Look => ({ lang, theme, width, text, motion }))),
        ),
      })),
    ),
  );
}

export const sittings: readonly Sitting[] = process.env['TEST_FULL'] ? full() : once();

export const nameOf = ({ theme, width, text }: Look): string => `${theme}, ${width} px, text ${text} %`;
