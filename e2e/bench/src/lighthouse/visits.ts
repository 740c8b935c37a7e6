import { publicPages } from '../page-set/page-set.ts';

/** A page and who opens it. `isGoal`: its scores are held against the goals. */
export type Visit = {
  name: string;
  path: string;
  languages: string;
  isGoal: boolean;
  /** Its scripts wait for nothing (`scriptsAtOnce`): Lighthouse may be done before those of the shop itself run. */
  atOnce?: true;
};

const CHINESE = 'zh-CN,zh;q=0.9';
const ENGLISH = 'en-GB,en;q=0.9';

/**
 * The pages in the shop's own language, and the way of a browser that speaks English: `/` sends it on to `/en`, which Lighthouse
 * counts as one more round trip of its slow network.
 */
export const visits: readonly Visit[] = [
  ...publicPages.map(({ name, path }) => ({ name, path, languages: CHINESE, isGoal: true })),
  ...publicPages.map(({ name, path }) => ({
    name: `${name}, scripts at once`,
    path,
    languages: CHINESE,
    isGoal: false,
    atOnce: true as const,
  })),
  { name: 'home, sent on to English', path: '/', languages: ENGLISH, isGoal: false },
];
