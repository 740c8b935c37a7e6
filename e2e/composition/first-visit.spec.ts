import type { Browser } from '@playwright/test';
import { expect, test } from '../support/test.ts';

// They come with the first call of a tab, and home makes none.
const ofCalls = /\/(wire|axios)\.js/;

/** Paths of the scripts a browser that has never seen home asks for until it is idle. */
async function scriptsOfFirstVisit(browser: Browser): Promise<string[]> {
  const context = await browser.newContext();
  try {
    const page = await context.newPage();
    const scripts: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname);
    });
    await page.goto('/');
    // What is asked for last.
    await expect.poll(() => scripts, { timeout: 30_000 }).toContain('/-/rum.js');
    return scripts;
  } finally {
    await context.close();
  }
}

test('a first visit of home loads nothing that only calls of the api need', async ({ browser }) => {
  // A sale that turns during a visit asks for the next one: then another visit tells.
  await expect(async () => {
    const scripts = await scriptsOfFirstVisit(browser);
    expect(scripts.filter((path) => path.endsWith('/expose-home.js'))).toHaveLength(1);
    expect(scripts.filter((path) => ofCalls.test(path))).toEqual([]);
  }).toPass({ timeout: 90_000 });
});
