import { test as base, type ConsoleMessage, expect, type Page } from '@playwright/test';
import { waitForScriptsOf } from './after-scripts.ts';

/** What a page must never do, whatever it shows. */
export type Faults = {
  /** Faults that a test provokes on purpose. */
  allow(pattern: RegExp): void;
};

/** Errors the browser reports of answers that tests ask for: the status is asserted where it matters. */
const expectedNoise = /Failed to load resource/;

function watch(page: Page, faults: string[]): void {
  page.on('pageerror', (error) => faults.push(`uncaught: ${error.message}`));
  page.on('console', (message: ConsoleMessage) => {
    if (message.type() === 'error' && !expectedNoise.test(message.text())) faults.push(`console: ${message.text()}`);
  });
}

/**
 * `test` of all journeys. A recoverable React error, an uncaught error or a report of the content security policy in
 * any page fails the test it happened in.
 */
export const test = base.extend<{ faults: Faults }>({
  faults: [
    async ({ context }, use) => {
      const found: string[] = [];
      const allowed: RegExp[] = [];
      context.on('page', (page) => {
        watch(page, found);
        waitForScriptsOf(page);
      });
      await use({ allow: (pattern) => allowed.push(pattern) });
      // An answer that was on its way through a test's hands may end with it.
      for (const page of context.pages()) await page.unrouteAll({ behavior: 'ignoreErrors' });
      expect(found.filter((fault) => !allowed.some((pattern) => pattern.test(fault)))).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
