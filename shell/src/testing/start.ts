import { COMMON, createI18n } from '@jishi/i18n';
import { en as commonEn } from '@jishi/i18n/messages/en';
import { zh as commonZh } from '@jishi/i18n/messages/zh';
import { TEST_API } from '@jishi/testing';
import { createTab } from '../app/browser-scope.ts';
import en from '../messages/en.ts';
import { namedTexts } from '../messages/named-texts.ts';
import zh from '../messages/zh.ts';
import { createHost } from '../parts/federation.ts';
import { listedFiles } from '../parts/files.ts';
import type { StartData } from '../parts/start-data.ts';

/** What the HTML tells a tab; a visitor's home page unless the test says otherwise. */
export const aStart = (over: Partial<StartData> = {}): StartData => ({
  lang: 'zh',
  theme: 'system',
  names: null,
  origin: 'https://shop.test',
  search: '',
  renderedAt: Date.now(),
  apiBase: TEST_API,
  projectKey: 'test',
  release: '7',
  attemptMs: 300,
  parts: { 'mf-catalog': ['1.0.0', 'sha384-listed'] },
  pages: [{ id: 'mf_catalog/home', path: '/', layout: 'default', guarded: false }],
  fragments: [],
  links: {},
  scripts: {},
  session: { isSignedIn: false, customer: null, isStale: false, expiresAt: 0 },
  cart: null,
  ...over,
});

/** The tab of such a page, with the addresses it was sent to. */
export function aTab(over: Partial<StartData> = {}) {
  const start = aStart(over);
  globalThis.__q = undefined; // each tab has its own
  const texts = start.lang === 'en' ? { [COMMON]: commonEn, shell: en } : { [COMMON]: commonZh, shell: zh };
  const files = listedFiles(start);
  const i18n = createI18n({ lang: start.lang, resources: namedTexts(texts, start.names) });
  const tab = createTab(start, { files, host: createHost(files), i18n });
  const visited: string[] = [];
  tab.navigate.to = (path) => visited.push(path);
  return { ...tab, visited };
}
