import base from '../playwright.config.ts';

const openShop = { name: 'open shop', testMatch: ['shots.spec.ts'] };

/** The pictures of the gallery are taken like a test: a state that does not open fails loudly. */
export default {
  ...base,
  testDir: '.',
  // Nobody needs the shop any more when it is closed.
  projects: [
    openShop,
    { name: 'closed shop', testMatch: ['closed-shop.spec.ts'], dependencies: [openShop.name] },
    { name: 'releases', testMatch: ['releases.spec.ts'], dependencies: [openShop.name], workers: 1 },
  ],
  globalSetup: '../support/start-shop.ts',
  outputDir: '../../.cache/gallery-run',
};
