import { chromiumArgs } from '@jishi/scripts/chromium';
import { defineConfig } from '@playwright/test';

// Chromium names downloads in letters of the locale; a bare environment has none.
process.env['LANG'] ??= 'C.UTF-8';

/** Tests whose shop releases change under them. */
const ofOwnShop = ['releases/*.spec.ts', 'failures/throwing.spec.ts', 'failures/blocking.spec.ts'];
const weights = 'composition/page-budgets.spec.ts';

export default defineConfig({
  testDir: '.',
  projects: [
    // Before others order, ask and rate: what a page weighs must be its own.
    { name: 'weights', testMatch: weights },
    // Early, and one after the other: each worker of them has a whole shop of its own, which would be two more on two cores.
    { name: 'releases', testMatch: ofOwnShop, workers: 1 },
    {
      name: 'shop',
      testMatch: ['journeys/*.spec.ts', 'composition/*.spec.ts', 'failures/*.spec.ts', 'access/*.spec.ts'],
      // Engines have browsers, and a configuration, of their own.
      testIgnore: ['engines/**', weights, ...ofOwnShop],
    },
  ],
  globalSetup: './support/start-shop.ts',
  outputDir: '../.cache/e2e',
  forbidOnly: true,
  // Decision 128: what `npm test` has no time for.
  ...(process.env['TEST_FULL'] ? {} : { grepInvert: /@long/ }),
  // Named in the report, and more than one of sixty fail the run: see scripts/src/test-results.ts.
  retries: 1,
  workers: 2,
  timeout: 120_000,
  // Two cores and several browsers: what is late is not wrong, what never comes is.
  expect: { timeout: 15_000 },
  reporter: 'list',
  use: {
    // Set by the global set-up, before the workers read this.
    ...(process.env['SHOP_ORIGIN'] ? { baseURL: process.env['SHOP_ORIGIN'] } : {}),
    locale: 'zh-CN',
    // What goes through a worker no test can look at or change; `offline.spec.ts` has it.
    serviceWorkers: process.env['E2E_SERVICE_WORKERS'] === 'allow' ? 'allow' : 'block',
    timezoneId: 'Asia/Shanghai',
    // What cannot be pressed for a minute fails by itself, long before the whole test would.
    actionTimeout: 60_000,
    screenshot: 'only-on-failure',
    launchOptions: { executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium', args: chromiumArgs },
  },
});
