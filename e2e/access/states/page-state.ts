import type { Page } from '@playwright/test';

export type Lang = 'zh' | 'en';
export type Visit = { page: Page; origin: string; lang: Lang };

/** One look of a page that a customer can meet. */
export type PageState = {
  /** Id of the page; `shell/…` for pages that belong to no remote. */
  route: string;
  name: string;
  /** The state counts only after its own heading was found. */
  heading: Readonly<Record<Lang, string | RegExp>>;
  /** 1 unless the state has a heading of its own below the page's. */
  level?: 1 | 2 | 3;
  /** What tells the state from others under the same heading. */
  shows?: Readonly<Record<Lang, string>>;
  open(visit: Visit): Promise<unknown>;
  /** What its failure, which is provoked, says in the console. */
  says?: RegExp;
};
