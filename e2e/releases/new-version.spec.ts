import { createHash } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expectAlive } from '../support/hydrated.ts';
import { longUnless } from '../support/long.ts';
import { followRequests } from '../support/open-settled.ts';
import { releaseTest as test } from '../support/release-shop.ts';
import { expect } from '../support/test.ts';

/** Files of parts that came over the network, and not from the browser's cache. */
const fetched = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
      .filter(({ name, transferSize }) => transferSize > 0 && name.includes('/remotes/'))
      .map(({ name }) => new URL(name).pathname.replace(/^\/remotes\/([^/]+)\/[^/]+/, '$1'))
      .sort(),
  );

/** Opens home; answers which files came that had come before, and notes all. */
async function visit(page: Page, had: Set<string>): Promise<string[]> {
  using requests = followRequests(page);
  await page.goto('/');
  await requests.settled();
  await expectAlive(page, 'mf_catalog');
  // It is alive with its first script; the others may be on their way.
  await requests.settled();
  const files = await fetched(page);
  const again = files.filter((file) => had.has(file));
  for (const file of files) had.add(file);
  return again;
}

for (const { part, changed } of [
  { part: 'mf-catalog', changed: 'expose-home.js' },
  { part: 'shell', changed: 'shell.js' },
]) {
  test(
    `who comes back after a version of ${part} with another ${changed} fetches that, and nothing else`,
    longUnless(part !== 'shell'),
    async ({ releaseShop, page }) => {
      test.setTimeout(120_000);
      const had = new Set<string>();
      await visit(page, had);
      expect(had.size).toBeGreaterThan(8);
      expect(await visit(page, had)).toEqual([]);
      await releaseShop.rebuildAsVersion(part, '9.0.1', (script) => script === changed);
      await releaseShop.pin(`${part}@9.0.1`);
      expect(await visit(page, had)).toEqual([`${part}/${changed}`, `${part}/files.json`].sort());
      await releaseShop.rollback(1);
    },
  );
}

/** Address of the shell's first script, as pages name it. */
async function shellScript(page: Page): Promise<string> {
  const html = await (await page.request.get('/')).text();
  return /\/remotes\/shell\/[\w-]{16}\/shell\.js/.exec(html)?.[0] ?? 'none';
}

test('of a script that has changed a browser with shared dictionaries fetches the difference, once', async ({
  releaseShop,
  page,
}) => {
  test.setTimeout(120_000);
  const had = new Set<string>();
  await visit(page, had);
  const last = await shellScript(page);
  const bytes = await (await page.request.get(last)).body();
  await releaseShop.rebuildAsVersion('shell', '9.1.0', (script) => script === 'shell.js');
  await releaseShop.pin('shell@9.1.0');
  const next = await shellScript(page);
  const headers = {
    'accept-encoding': 'dcz',
    'available-dictionary': `:${createHash('sha256').update(bytes).digest('base64')}:`,
    'dictionary-id': `"${last.split('/')[3]}"`,
  };
  const encoding = async () => (await page.request.get(next, { headers })).headers()['content-encoding'];
  await expect.poll(encoding, { timeout: 60_000 }).toBe('dcz');

  expect(await visit(page, had)).toEqual(['shell/files.json', 'shell/shell.js']);
  const sent = await page.evaluate(
    (path) => (performance.getEntriesByName(location.origin + path) as PerformanceResourceTiming[])[0],
    next,
  );
  expect(sent?.decodedBodySize).toBeGreaterThan(100_000);
  expect(sent?.encodedBodySize).toBeLessThan(1_000);
  expect(await visit(page, had)).toEqual([]);
  await releaseShop.rollback(1);
});

test('a banned version leaves those who come back what good ones have, too', async ({ releaseShop, page }) => {
  test.setTimeout(120_000);
  await releaseShop.rebuildAsVersion('mf-catalog', '9.6.6', (script) => script === 'expose-home.js');
  await releaseShop.pin('mf-catalog@9.6.6');
  const had = new Set<string>();
  await visit(page, had);
  const addresses = await page.evaluate(() =>
    performance.getEntriesByType('resource').flatMap(({ name }) => (/\/mf-catalog\/.*\.js$/.test(name) ? [name] : [])),
  );
  await releaseShop.ban('mf-catalog', '9.6.6');
  for (const address of new Set(addresses)) {
    const status = (await page.request.get(address)).status();
    expect([address, status]).toEqual([address, address.endsWith('/expose-home.js') ? 410 : 200]);
  }
  expect(await visit(page, had)).toEqual(['mf-catalog/expose-home.js', 'mf-catalog/files.json']);
  await releaseShop.rollback(1);
});
