import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Declaration } from '@jishi/contracts/release';
import { expect, test } from 'vitest';
import { integrityOf } from '../documents/integrity.ts';
import { openRegistry, type Registry } from '../registry/registry.ts';
import { aTestKey, type BuildPlan, temporaryFolder, writeBuild } from '../testing/builds.ts';

const signed = { channel: 'live', author: 'Li', reason: 'a test' };
const page = (id: string, path: string): Declaration['pages'][number] => ({
  id,
  path,
  layout: 'default',
  guarded: false,
});

async function aRegistry(...plans: BuildPlan[]) {
  const folder = await temporaryFolder();
  const registry = openRegistry(join(folder.path, 'registry'), aTestKey());
  const publish = async (plan: BuildPlan) =>
    registry.publish(await writeBuild(join(folder.path, `${plan.part}-${plan.version}`), plan));
  for (const plan of plans) await publish(plan);
  return { registry, publish, [Symbol.asyncDispose]: folder[Symbol.asyncDispose] };
}

const shell: BuildPlan = { part: 'shell', version: '1.0.0' };
const catalog = (version: string): BuildPlan => ({
  part: 'mf-catalog',
  version,
  declaration: { pages: [page('mf_catalog/home', '/')], minApi: 2 },
});

const documentOf = (registry: Registry, serial: string) =>
  join(registry.location, 'releases', 'live', `${serial}.json`);

test('the first release names every version with its hash', async () => {
  await using t = await aRegistry(shell, catalog('1.0.0'));

  const { release, created } = await t.registry.pin({ ...signed, parts: { 'mf-catalog': '1.0.0', shell: '1.0.0' } });

  expect(created).toBe(true);
  expect(release).toMatchObject({ serial: 1, previous: null, platform: 1, minApi: 2, author: 'Li' });
  expect(release.pages.map(({ id }) => id)).toEqual(['mf_catalog/home']);
  expect(release.parts['mf-catalog']).toEqual({
    version: '1.0.0',
    files: await t.registry.verify('mf-catalog', '1.0.0'),
  });
  expect(await t.registry.live('live')).toEqual(release);
});

test('a later release changes only what was requested, and is chained to the one before', async () => {
  await using t = await aRegistry(shell, catalog('1.0.0'), catalog('2.0.0'));
  await t.registry.pin({ ...signed, parts: { 'mf-catalog': '1.0.0', shell: '1.0.0' } });

  const { release } = await t.registry.pin({ ...signed, parts: { 'mf-catalog': '2.0.0' } });

  expect(release.parts).toMatchObject({ 'mf-catalog': { version: '2.0.0' }, shell: { version: '1.0.0' } });
  expect(release.previous).toBe(integrityOf(await readFile(documentOf(t.registry, '00000001'))));
});

test('what is live already makes no release', async () => {
  await using t = await aRegistry(shell);
  await t.registry.pin({ ...signed, parts: { shell: '1.0.0' } });
  expect(await t.registry.pin({ ...signed, parts: { shell: '1.0.0' } })).toMatchObject({ created: false });
  expect(await t.registry.releases('live')).toHaveLength(1);
});

test('a part can be taken out', async () => {
  await using t = await aRegistry(shell, catalog('1.0.0'));
  await t.registry.pin({ ...signed, parts: { shell: '1.0.0', 'mf-catalog': '1.0.0' } });
  const { release } = await t.registry.pin({ ...signed, parts: { 'mf-catalog': null } });
  expect(Object.keys(release.parts)).toEqual(['shell']);
  expect(release.pages).toEqual([]);
});

const PINS = process.env['TEST_FULL'] === '1' ? 50 : 15;

test(`${PINS} pins at the same time lose nothing`, async () => {
  const versions = Array.from({ length: PINS }, (_, index) => `1.0.${index}`);
  const parts = ['mf-catalog', 'mf-promotions'];
  await using t = await aRegistry(
    shell,
    ...versions.map((version, index): BuildPlan => ({ part: parts[index % 2]!, version })),
  );
  await t.registry.pin({ ...signed, parts: { shell: '1.0.0' } });

  await Promise.all(
    versions.map((version, index) => t.registry.pin({ ...signed, parts: { [parts[index % 2]!]: version } })),
  );

  const entries = await t.registry.releases('live');
  expect(entries.map(({ serial }) => serial)).toEqual(Array.from({ length: PINS + 1 }, (_, index) => index + 1));
  expect(entries.filter(({ problem }) => problem)).toEqual([]);
  // Each release differs from the one before in exactly one part, so none has overwritten another.
  const changes = entries.slice(1).map(({ release }, index) => {
    const before = entries[index]!.release!.parts;
    return Object.entries(release!.parts).filter(([part, { version }]) => before[part]?.version !== version);
  });
  expect(changes.every((change) => change.length === 1)).toBe(true);
  expect(changes.map((change) => change[0]![1].version).sort()).toEqual([...versions].sort());
});

test.each<[string, BuildPlan[], RegExp]>([
  ['a release without a shell', [catalog('1.0.0')], /no shell/],
  [
    'another platform',
    [shell, { part: 'mf-catalog', version: '1.0.0', declaration: { platform: 2 } }],
    /made for platform 2, the shell is 1/,
  ],
  [
    'two owners of one path',
    [
      shell,
      catalog('1.0.0'),
      { part: 'mf-promotions', version: '1.0.0', declaration: { pages: [page('mf_promotions/home', '/')] } },
    ],
    /mf-catalog and mf-promotions both have the path \//,
  ],
  [
    'paths that differ only in the name of a parameter',
    [
      shell,
      {
        part: 'mf-catalog',
        version: '1.0.0',
        declaration: { pages: [page('mf_catalog/a', '/p/:id?'), page('mf_catalog/b', '/p/:number?')] },
      },
    ],
    /both have the path/,
  ],
  [
    'a page of another part',
    [shell, { part: 'mf-catalog', version: '1.0.0', declaration: { pages: [page('mf_promotions/x', '/x')] } }],
    /not its own/,
  ],
  [
    'an export the shell does not share',
    [
      { ...shell, declaration: { uses: { react: ['use'] } } },
      { part: 'mf-catalog', version: '1.0.0', declaration: { uses: { react: ['use', 'act'] } } },
    ],
    /uses act of react/,
  ],
])('%s is refused', async (_name, plans, message) => {
  await using t = await aRegistry(...plans);
  const parts = Object.fromEntries(plans.map(({ part, version }) => [part, version!]));
  await expect(t.registry.pin({ ...signed, parts })).rejects.toMatchObject({
    code: 'conflict',
    message: expect.stringMatching(message),
  });
  expect(await t.registry.live('live')).toBeNull();
});

test('several parts are pinned all or not at all', async () => {
  await using t = await aRegistry(shell, catalog('1.0.0'));
  const parts = { shell: '1.0.0', 'mf-catalog': '9.9.9' };
  await expect(t.registry.pin({ ...signed, parts })).rejects.toMatchObject({ code: 'not-found' });
  expect(await t.registry.live('live')).toBeNull();
});

test.each(['web/entry.js', 'server.cjs', 'declaration.json', 'files.json'])(
  'one flipped byte in %s of a published version is refused',
  async (name) => {
    await using t = await aRegistry(shell, catalog('1.0.0'), catalog('2.0.0'));
    await t.registry.pin({ ...signed, parts: { shell: '1.0.0', 'mf-catalog': '1.0.0' } });
    const path = join(t.registry.partFolder('shell', '1.0.0'), name);
    const text = await readFile(path, 'utf8');
    await writeFile(
      path,
      text.replace(/[a-z](?=[a-z]{2})/, (letter) => (letter === 'x' ? 'y' : 'x')),
    );

    await expect(t.registry.pin({ ...signed, parts: { 'mf-catalog': '2.0.0' } })).rejects.toMatchObject({
      code: expect.stringMatching(/damaged|invalid/),
    });

    expect((await t.registry.live('live'))?.serial).toBe(1);
  },
);

test('a roll-back is a new release with the old contents', async () => {
  await using t = await aRegistry(shell, catalog('1.0.0'), catalog('2.0.0'), catalog('3.0.0'));
  const first = await t.registry.pin({ ...signed, parts: { shell: '1.0.0', 'mf-catalog': '1.0.0' } });
  await t.registry.pin({ ...signed, parts: { 'mf-catalog': '2.0.0' } });
  await t.registry.pin({ ...signed, parts: { 'mf-catalog': '3.0.0' } });

  const toFirst = await t.registry.rollback({ ...signed, serial: 1 });
  expect(toFirst.release).toMatchObject({ serial: 4, parts: first.release.parts, pages: first.release.pages });

  await expect(t.registry.rollback({ ...signed, expect: 4 })).rejects.toMatchObject({ code: 'not-found' }); // 2 and 3 were gone back past
  const undone = await t.registry.rollback({ ...signed, serial: 3 });
  expect(undone.release).toMatchObject({ serial: 5 });
  expect(undone.release.parts['mf-catalog']?.version).toBe('3.0.0');
});

test('there is nothing to roll back to after the first release', async () => {
  await using t = await aRegistry(shell);
  await t.registry.pin({ ...signed, parts: { shell: '1.0.0' } });
  await expect(t.registry.rollback(signed)).rejects.toMatchObject({ code: 'not-found' });
  await expect(t.registry.rollback({ ...signed, serial: 7 })).rejects.toMatchObject({ code: 'not-found' });
});

test('nothing is built past a broken document before it is repaired; it is shown with its reason, and never overwritten', async () => {
  await using t = await aRegistry(shell, catalog('1.0.0'));
  await t.registry.pin({ ...signed, parts: { shell: '1.0.0' } });
  await writeFile(documentOf(t.registry, '00000002'), '{"format":1,');

  expect((await t.registry.live('live'))?.serial).toBe(1);
  const pin = () => t.registry.pin({ ...signed, parts: { 'mf-catalog': '1.0.0' } });
  await expect(pin()).rejects.toMatchObject({
    code: 'damaged',
    message: expect.stringMatching(/release 2 .*not JSON/),
  });
  const before = await t.registry.releases('live');
  expect(before.map(({ problem }) => problem)).toEqual([null, expect.stringMatching(/not JSON/)]);
  await t.registry.repair({ ...signed, isDryRun: false });
  const { release } = await pin();

  expect(release.serial).toBe(4);
  expect(await readFile(documentOf(t.registry, '00000002'), 'utf8')).toBe('{"format":1,');
  const entries = await t.registry.releases('live');
  expect(entries.map(({ problem }) => problem)).toEqual([null, 'replaced by 3', null, null]);
});

test('a release that was changed afterwards is noticed', async () => {
  await using t = await aRegistry(shell, catalog('1.0.0'));
  await t.registry.pin({ ...signed, parts: { shell: '1.0.0' } });
  await t.registry.pin({ ...signed, parts: { 'mf-catalog': '1.0.0' } });
  const path = documentOf(t.registry, '00000001');
  await writeFile(path, (await readFile(path, 'utf8')).replace('a test', 'a jest'));
  const entries = await t.registry.releases('live');
  expect(entries[1]?.problem).toMatch(/does not follow/);
});

test('a document that is not canonical, or in the wrong place, is refused', async () => {
  await using t = await aRegistry(shell);
  await t.registry.pin({ ...signed, parts: { shell: '1.0.0' } });
  const text = await readFile(documentOf(t.registry, '00000001'), 'utf8');
  await writeFile(documentOf(t.registry, '00000002'), text);
  await writeFile(documentOf(t.registry, '00000003'), ` ${text.replace('"serial":1', '"serial":3')}`);
  await expect(t.registry.readRelease('live', 2)).rejects.toThrow(/is release 1 of live in the place of 2/);
  await expect(t.registry.readRelease('live', 3)).rejects.toThrow(/canonical/);
});
