import { long } from '../support/long.ts';
import { releaseTest as test } from '../support/release-shop.ts';
import { expect } from '../support/test.ts';

/** Long beside what the watchdog allows, so that a thread which has a tenth of a core only is noticed, too. */
const BLOCK_MS = 10_000;
/** As many as one network may have at a time: both threads are blocked at once, and nobody waits for a turn. */
const READERS = 2;

/** The strip of flash sales holds the thread of the server for ten seconds, whenever it is drawn there. */
const blocking = `;(() => {
  const strip = module.exports['flash-sale-strip'].default;
  const { Component } = strip;
  strip.Component = (props) => {
    const end = Date.now() + ${BLOCK_MS};
    while (Date.now() < end);
    return Component(props);
  };
})();`;

// Without a browser: `packages/web/src/render/workers.test.ts`.
test('a part that blocks the server costs its own place alone', long, async ({ releaseShop, page }) => {
  test.setTimeout(120_000);
  const get = async (path: string) => {
    const begun = Date.now();
    const answer = await fetch(releaseShop.origin + path);
    const mayComeBack = answer.status === 503 && answer.headers.has('retry-after');
    return { path, status: answer.status, mayComeBack, html: await answer.text(), took: Date.now() - begun };
  };
  await releaseShop.rebuildAsVersion('mf-promotions', '9.1.0', () => false, blocking);
  await releaseShop.pin('mf-promotions@9.1.0');

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
  // A page that was in one blocked thread and then in the other may be asked to come back; none is an error, none is cut off.
  const others = answers.filter(({ status }) => status !== 200);
  expect(others.filter(({ mayComeBack }) => !mayComeBack).map(({ path, status }) => `${status} ${path}`)).toEqual([]);
  expect(others.length).toBeLessThanOrEqual(READERS);
  expect(answers.filter(({ status, html }) => status === 200 && !html.includes('</html>'))).toEqual([]);

  // From then on pages are made without the part, and nobody waits for it.
  for (const path of ['/?v=after', '/product/detail/1029?page=9001', '/en?v=after']) {
    const { status, took } = await get(path);
    expect([path, status]).toEqual([path, 200]);
    expect(took, path).toBeLessThan(BLOCK_MS);
  }
  const ready = (await (await fetch(`${releaseShop.origin}/readyz`)).json()) as {
    live: { workers: { leftOut: string[] } };
  };
  expect(ready.live.workers.leftOut).toEqual(['mf-promotions']);

  // In the browser its place is filled all the same.
  await page.goto('/?v=browser');
  await expect(page.getByRole('heading', { name: '限时秒杀' })).toBeVisible();
});
