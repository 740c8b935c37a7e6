import { writeFile } from 'node:fs/promises';
import { test as base, expect } from '@playwright/test';
import { type Door, openDoor } from './door/open-door.ts';
import { type EngineName, openDriver } from './drivers/open-driver.ts';
import { openTab, type Tab } from './tab/open-tab.ts';
import type { Words } from './tab/target.ts';

type Lang = 'zh' | 'en';

/** What a project of the configuration says. */
export type EngineOptions = { engine: EngineName; lang: Lang; width: number };

type Fixtures = {
  tab: Tab;
  door: Door;
  /** Whether pages may run scripts. */
  scripts: boolean;
  isDark: boolean;
  /** Faults that a test provokes on purpose. */
  allowed: RegExp[];
  /** The words of this run's language. */
  say(words: Words): string | RegExp;
  /** A path in this run's language. */
  at(path: string): string;
};

const heights = { narrow: 844, wide: 900 };

/** `test` of every engine but Chromium: one browser per test, and no fault in any page of it. */
export const test = base.extend<EngineOptions & Fixtures>({
  engine: ['firefox', { option: true }],
  lang: ['zh', { option: true }],
  width: [1440, { option: true }],
  scripts: [true, { option: true }],
  isDark: [false, { option: true }],
  allowed: [[], { option: true }],
  say: async ({ lang }, use) => use((words) => words[lang]),
  at: async ({ lang }, use) => use((path) => (lang === 'en' ? `/en${path === '/' ? '' : path}` : path)),
  door: async ({ lang, allowed }, use) => {
    const door = await openDoor(process.env['SHOP_ORIGIN'] ?? '', lang === 'en' ? 'en-US' : 'zh-CN');
    await use(door);
    await door.close();
    expect(door.faults.filter((fault) => !allowed.some((pattern) => pattern.test(fault)))).toEqual([]);
  },
  tab: async ({ engine, width, scripts, isDark, door }, use, info) => {
    const height = width < 600 ? heights.narrow : heights.wide;
    const driver = await openDriver(engine, { width, height, scripts, isDark });
    try {
      await use(openTab(driver, door.origin));
      if (info.errors.length > 0) {
        const seen = await driver.screenshot().catch(() => null);
        // A file, for only the reporters of HTML write down what is attached.
        if (seen) await writeFile(info.outputPath('screenshot.png'), seen);
      }
    } finally {
      await driver.close();
    }
  },
});

export { expect };
