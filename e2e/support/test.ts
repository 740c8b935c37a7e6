import { test as base, type ConsoleMessage, expect, type Page } from '@playwright/test';
import { waitForScriptsOf } from './after-scripts.ts';

/** What a page must never do, whatever it shows. */
export type Faults = {
  /** Faults that a test provokes on purpose. */
  allow(pattern: RegExp): void;
};

/** Errors the browser reports of answers that tests ask for: the status is asserted where it matters. */
const expectedNoise = /Failed to load resource/;

/** What is wrong, and what may explain it: loads that failed are no fault by themselves. */
type Seen = { faults: string[]; failedLoads: string[]; aborted: Set<string> };

/** A page was left, or loaded anew, while it waited for a script: what it says of that in its last moments is no fault. */
const isOfLeavingPage = (fault: string, { aborted }: Seen): boolean =>
  aborted.has(/^console: ChunkLoadError: .*\(error: (\S+)\)/s.exec(fault)?.[1] ?? '');

function watch(page: Page, { faults, failedLoads, aborted }: Seen): void {
  page.on('pageerror', (error) => faults.push(`uncaught: ${error.message}`));
  page.on('console', (message: ConsoleMessage) => {
    if (message.type() !== 'error') return;
    const text = message.text();
    if (expectedNoise.test(text)) failedLoads.push(`${message.location().url}: ${text}`);
    else faults.push(`console: ${text}`);
  });
  page.on('requestfailed', (request) => {
    const why = request.failure()?.errorText;
    failedLoads.push(`${request.url()}: ${why}`);
    if (why === 'net::ERR_ABORTED') aborted.add(request.url());
  });
}

/**
 * `test` of all journeys. A recoverable React error, an uncaught error or a report of the content security policy in
 * any page fails the test it happened in.
 */
export const test = base.extend<{ faults: Faults }>({
  faults: [
    async ({ context }, use) => {
      const seen: Seen = { faults: [], failedLoads: [], aborted: new Set() };
      const allowed: RegExp[] = [];
      context.on('page', (page) => {
        watch(page, seen);
        waitForScriptsOf(page);
      });
      await use({ allow: (pattern) => allowed.push(pattern) });
      // An answer that was on its way through a test's hands may end with it.
      for (const page of context.pages()) await page.unrouteAll({ behavior: 'ignoreErrors' });
      const isExpected = (fault: string) =>
        allowed.some((pattern) => pattern.test(fault)) || isOfLeavingPage(fault, seen);
      const unexpected = seen.faults.filter((fault) => !isExpected(fault));
      expect(unexpected, ['Faults of pages. Loads that failed:', ...seen.failedLoads].join('\n')).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
