import { defineConfig, type Project } from '@playwright/test';
import { enginesHere } from './drivers/open-driver.ts';
import type { EngineOptions } from './test.ts';

const isFull = process.env['TEST_FULL'] === '1';

/** What `npm test` looks at: one width, one language. */
const short = [{ lang: 'zh', width: 1440 }] as const;
const full = (['zh', 'en'] as const).flatMap((lang) => [390, 1440].map((width) => ({ lang, width })));

const projects = enginesHere(process.env).flatMap((engine): Project<EngineOptions>[] =>
  (isFull ? full : short).map((use) => ({
    name: `${engine} ${use.lang} ${use.width}`,
    testMatch: isFull ? ['*.spec.ts'] : ['buy.spec.ts', 'dead-remote.spec.ts', 'left-early.spec.ts'],
    use: { engine, ...use },
  })),
);

/** Engines that playwright itself does not drive: its runner counts and reports, the browsers are our own drivers'. */
export default defineConfig<EngineOptions>({
  testDir: './journeys',
  projects,
  globalSetup: '../support/start-shop.ts',
  outputDir: '../../.cache/engines',
  forbidOnly: true,
  retries: 1,
  workers: 2,
  timeout: 120_000,
  reporter: 'list',
});
