import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder, writeBuild } from '../testing/builds.ts';
import { runCli } from './run.ts';

const fragment = {
  id: 'mf_gifts/teaser',
  hydrate: 'load' as const,
  wakeOn: [],
  props: { type: 'object', properties: { name: { type: 'string' } }, required: ['name'] },
  events: {},
};
const page = { id: 'mf_gifts/home', path: '/gifts', layout: 'default' as const, guarded: false };

/** A shop with one remote that is live. */
async function aShop() {
  const folder = await temporaryFolder();
  const run = async (...args: string[]) => {
    const [out, err]: [string[], string[]] = [[], []];
    const env = { SHOP_DATA: join(folder.path, 'data') };
    const code = await runCli(args, { env, out: (text) => out.push(text), err: (text) => err.push(text) });
    return { code, out: out.join('\n'), err: err.join('\n') };
  };
  const release = async () => {
    const gifts = { part: 'mf-gifts', declaration: { pages: [page], fragments: [fragment] } };
    const builds = [
      await writeBuild(join(folder.path, 'shell'), { part: 'shell' }),
      await writeBuild(join(folder.path, 'gifts'), gifts),
    ];
    await run('publish', ...builds);
    return run('pin', '--latest');
  };
  return { folder: folder.path, run, release, [Symbol.asyncDispose]: folder[Symbol.asyncDispose] };
}

test('types of what is live are printed, or written where they are wanted', async () => {
  await using shop = await aShop();
  expect(await shop.release()).toMatchObject({ code: 0 });
  const printed = await shop.run('types');
  expect(printed.out).toMatch(/release 1 of channel live[\s\S]*'mf_gifts\/home': '\/gifts';[\s\S]*name: string;/);

  const file = join(shop.folder, 'part/src/live.d.ts');
  const written = await shop.run('types', '--out', file);
  expect(written).toMatchObject({
    code: 0,
    out: expect.stringContaining('1 pages, 1 fragments, 0 events of release 1'),
  });
  expect(readFileSync(file, 'utf8').trimEnd()).toBe(printed.out);

  const terms = JSON.parse(readFileSync(join(shop.folder, 'part/src/live.json'), 'utf8')) as unknown;
  expect(terms).toEqual({ 'mf_gifts/teaser': { props: fragment.props, events: {} } });

  const own = await shop.run('types', 'mf-gifts', '--out', file, '--json');
  expect(JSON.parse(own.out)).toMatchObject({ serial: 1, file, pages: {}, fragments: {} });
});

test.each([
  [['types', 'mf-nowhere'], /there is no part mf-nowhere here/],
  [['types', '--channel', 'empty'], /channel empty has no release yet/],
])('%j is refused', async (args, message) => {
  await using shop = await aShop();
  await shop.release();
  expect(await shop.run(...args)).toMatchObject({ code: 1, err: expect.stringMatching(message) });
});
