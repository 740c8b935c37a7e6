import type { Lang, PageState, Visit } from '../../access/states.ts';

export type { Lang, Visit } from '../../access/states.ts';

/** Language, colours and width a picture is taken in. */
export type Way = {
  lang: Lang;
  theme: 'light' | 'dark';
  /** Of the window, in px. */
  width: 1440 | 390;
};

/** A state that is taken for its looks. */
export type GalleryState = PageState & {
  /** Without them: both languages, themes and widths for the first state of a page, Chinese on a desktop for the others. */
  ways?: readonly Way[];
  /** The desktop's picture goes on as far as the page says something; the first state of a page is always taken so. */
  isTall?: boolean;
  /** Something of the page is still on its way, and stays so. */
  isLoading?: boolean;
  /** The picture is taken where `open` has scrolled to; others begin at the top. */
  isScrolled?: boolean;
  /** What the browser says of a fault that is provoked on purpose. */
  faults?: RegExp;
};

export const desktop: Way = { lang: 'zh', theme: 'light', width: 1440 };
export const darkDesktop: Way = { lang: 'zh', theme: 'dark', width: 1440 };
export const englishDesktop: Way = { lang: 'en', theme: 'light', width: 1440 };
export const phone: Way = { lang: 'zh', theme: 'light', width: 390 };
export const englishPhone: Way = { lang: 'en', theme: 'dark', width: 390 };

export type Name = Readonly<Record<Lang, string | RegExp>>;

type Step = (visit: Visit) => Promise<unknown>;

/** One step after the other. */
export const inTurn =
  (...steps: readonly Step[]): Step =>
  async (visit) => {
    for (const step of steps) await step(visit);
  };
