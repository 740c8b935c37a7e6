import { releaseTest as test } from '../support/release-shop.ts';
import { expect } from '../support/test.ts';

const BLOCK_MS = 3_000;
const READERS = 6;

/** The strip of flash sales holds the thread of the server for three seconds, whenever it is drawn there. */
const blocking = `;(() => {
  const strip = module.exports['flash-sale-strip'].default;
  const { Component } = strip;
  strip.Component = (props) => {
    const end = Date.now() + ${BLOCK_MS};
    while (Date.now() < end);
    return Component(props);
  };
})();`;

test('a part that blocks the server costs its own place alone', async ({ releaseShop, page }) => {
  test.setTimeout(120_000);
  const get = async (path: string) => {
    const begun = Date.now();
    const answer = await fetch(releaseShop.origin + path);
    return { path, status: answer.status, html: await answer.text(), took: Date.now() - begun };
  };
  await releaseShop.rebuildAsVersion('mf-promotions', '9.0.0', () => false, blocking);
  await releaseShop.pin('mf-promotions@9.0.0');

  // Nobody asks for a page twice, so that no cache answers for the renderer.
  const read = async (reader: number) => {
    const answers: Awaited<ReturnType<typeof get>>[] = [];
    for (let turn = 0; turn < 12; turn += 1) {
      const query = `v=${reader}-${turn}`;
      answers.push(await get(turn % 3 === 0 ? `/?${query}` : `/product/detail/1029?page=${1 + reader * 100 + turn}`));
    }
    return answers;
  };
  const answers = (await Promise.all(Array.from({ length: READERS }, (_, reader) => read(reader)))).flat();
  expect(answers.filter(({ status }) => status !== 200).map(({ path, status }) => `${status} ${path}`)).toEqual([]);
  expect(answers.filter(({ html }) => !html.includes('</html>'))).toEqual([]);
  const home = await get('/?v=after');
  expect(home.took).toBeLessThan(BLOCK_MS);
  const ready = (await (await fetch(`${releaseShop.origin}/readyz`)).json()) as {
    live: { workers: { leftOut: string[] } };
  };
  expect(ready.live.workers.leftOut).toEqual(['mf-promotions']);

  // In the browser its place is filled all the same.
  await page.goto('/?v=browser');
  await expect(page.getByRole('heading', { name: '限时秒杀' })).toBeVisible();
});
