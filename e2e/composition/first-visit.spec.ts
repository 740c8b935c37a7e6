import { expect, test } from '../support/test.ts';

// Together a fifth of what home loads: they come with the first call of a tab, and home makes none.
const ofCalls = /\/(wire|axios)\.js/;

test('a first visit of home loads nothing that only calls of the api need', async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname);
  });
  await page.goto('/');
  await page.waitForLoadState('networkidle');
  expect(scripts.filter((path) => path.endsWith('/expose-home.js'))).toHaveLength(1);
  expect(scripts.filter((path) => ofCalls.test(path))).toEqual([]);
});
