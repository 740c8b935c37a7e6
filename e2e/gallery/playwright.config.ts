import base from '../playwright.config.ts';

/** The pictures of the gallery are taken like a test: a state that does not open fails loudly. */
export default {
  ...base,
  testDir: '.',
  testMatch: ['shots.spec.ts'],
  globalSetup: '../support/start-shop.ts',
  outputDir: '../../.cache/gallery-run',
};
