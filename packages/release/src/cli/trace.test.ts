import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { contentTag } from '@jishi/contracts/names';
import { expect, test } from 'vitest';
import { integrityOf } from '../documents/integrity.ts';
import { aCli, commandKinds, type TestCli } from '../testing/cli.ts';

const HOME = 'console.log("a script in one line")\n';
const TAG = contentTag(integrityOf(HOME));
const FRAME = `/remotes/mf-catalog/${TAG}/home.js`;

/** The first column is line 10, column 5 of `home.tsx`; from the 101st on it is line 15, column 7. */
const maps = {
  'home.js': { version: 3, sources: ['mf-catalog/src/pages/home.tsx'], names: [], mappings: 'AASI,oGAKE' },
};

async function aShop(kind?: 'folder' | 'bucket'): Promise<TestCli> {
  const cli = await aCli(kind);
  await cli.publish('shell@1.0.0');
  const build = await cli.build('mf-catalog', '1.0.0', { web: { 'entry.js': 'start', 'home.js': HOME }, maps });
  await cli.json('publish', build);
  await cli.json('pin', 'shell@1.0.0', 'mf-catalog@1.0.0', '--reason', 'first', '--no-wait');
  return cli;
}

test.each(commandKinds)('a frame stands where the source map of its version says (%s)', async (kind) => {
  await using cli = await aShop(kind);
  const { code, out } = await cli.run('trace', '1', `${FRAME}:1:1`, `${FRAME}:1:101`);
  expect([code, out]).toEqual([
    0,
    'mf-catalog/src/pages/home.tsx:10:5  (mf-catalog@1.0.0)\nmf-catalog/src/pages/home.tsx:15:7  (mf-catalog@1.0.0)',
  ]);
});

test('a stack that is piped in is read for its frames', async () => {
  await using cli = await aShop();
  cli.terminal.input = async () =>
    `TypeError: x\n    at f (https://shop.example${FRAME}:1:120)\n    at https://shop.example/-/rum.js:1:9\n`;
  expect((await cli.run('trace', '1')).out).toBe('mf-catalog/src/pages/home.tsx:15:7  (mf-catalog@1.0.0)');
});

test.each([
  [`/remotes/mf-catalog/${TAG}/nothing.js:1:1`, 'this version has no nothing.js'],
  [`/remotes/mf-catalog/${TAG}/__proto__.js:1:1`, 'this version has no __proto__.js'],
  [`/remotes/mf-catalog/${'A'.repeat(TAG.length)}/home.js:1:1`, 'home.js of this version has other bytes'],
  ['/remotes/mf-catalog/1.0.0/entry.js:1:1', 'published without source maps'],
  ['/remotes/shell/1.0.0/entry.js:1:1', 'published without source maps'],
  ['/remotes/mf-nobody/1.0.0/entry.js:1:1', 'mf-nobody is not in the release'],
])('%s: it says why it is nowhere', async (frame, problem) => {
  await using cli = await aShop();
  const { code, out } = await cli.run('trace', '1', frame);
  expect([code, out.split('\n')[0]]).toEqual([0, frame]);
  expect(out).toContain(problem);
});

test.each([
  ['a release that is none', ['latest', `${FRAME}:1:1`], 1, '"latest" is no release'],
  ['a release that is not there', ['9', `${FRAME}:1:1`], 1, 'there is no'],
  ['a candidate that is not there', ['1-candidate', `${FRAME}:1:1`], 1, 'has no candidate'],
  ['a text without frames', ['1', 'TypeError: x'], 1, 'there is no frame in it'],
  ['nothing at all', ['1'], 1, 'there is no frame in it'],
])('%s is refused', async (_, args, code, message) => {
  await using cli = await aShop();
  const result = await cli.run('trace', ...args);
  expect([result.code, result.err]).toEqual([code, expect.stringContaining(message)]);
});

test('maps that were changed are told, and `verify` finds them', async () => {
  await using cli = await aShop();
  await writeFile(join(cli.registry, 'parts/mf-catalog/1.0.0/maps.json.br'), 'something else');
  expect((await cli.run('trace', '1', `${FRAME}:1:1`)).out).toContain('is not what was published');
  const { code, out } = await cli.run('verify');
  expect([code, out]).toEqual([4, expect.stringContaining('maps.json.br')]);
});
