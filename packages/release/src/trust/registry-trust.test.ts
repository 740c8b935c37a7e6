import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Release } from '@jishi/contracts/release';
import { expect, test } from 'vitest';
import { canonicalJson } from '../documents/canonical-json.ts';
import { openRegistry } from '../registry/registry.ts';
import { aTestKey, type TestKey, temporaryFolder, writeBuild } from '../testing/builds.ts';
import { signRelease } from './signature.ts';
import type { RegistryOptions } from './types.ts';

const decision = { channel: 'live', author: 'Li', reason: 'a test' };

/** A registry with versions 1.0.0 and 2.0.0 of the shell, of which the first is live as release 1. */
async function aRegistry(key: TestKey = aTestKey()) {
  const folder = await temporaryFolder();
  const path = join(folder.path, 'registry');
  const open = (options: RegistryOptions) => openRegistry(path, options);
  const registry = open(key);
  for (const version of ['1.0.0', '2.0.0']) {
    await registry.publish(await writeBuild(join(folder.path, version), { part: 'shell', version }));
  }
  await registry.pin({ ...decision, parts: { shell: '1.0.0' } });
  const documentPath = (serial: number): string =>
    join(path, 'releases/live', `${String(serial).padStart(8, '0')}.json`);
  const forge = async (serial: number, change: (release: Release) => Release, by: TestKey | null): Promise<void> => {
    const first = JSON.parse(await readFile(documentPath(1), 'utf8')) as Release;
    const changed = change({ ...first, serial, signature: null });
    await writeFile(documentPath(serial), canonicalJson(by ? await signRelease(changed, by.signer) : changed));
  };
  const serials = async (): Promise<string[]> => readdir(join(path, 'releases/live'));
  return { key, registry, open, forge, serials, [Symbol.asyncDispose]: folder[Symbol.asyncDispose] };
}

const stranger = aTestKey();

test.each<[string, TestKey | null, RegExp]>([
  ['unsigned', null, /is not signed/],
  ['signed by a stranger', stranger, /unknown or retired/],
])('a document that is %s is never built upon, brought back or taken for live', async (_, by, problem) => {
  await using t = await aRegistry();
  await t.forge(2, (release) => ({ ...release, parts: {}, reason: 'forged' }), by);

  expect((await t.registry.live('live'))?.serial).toBe(1);
  await expect(t.registry.readRelease('live', 2)).rejects.toMatchObject({ code: 'untrusted' });
  await expect(t.registry.rollback({ ...decision, serial: 2 })).rejects.toThrow(problem);
  await expect(t.registry.pin({ ...decision, parts: { shell: '2.0.0' } })).rejects.toThrow(problem);
  const entries = await t.registry.releases('live');
  expect(entries.map((entry) => entry.problem)).toEqual([null, expect.stringMatching(problem)]);
  expect((await t.registry.inspect()).faults).toEqual([{ where: 'live/2', what: expect.stringMatching(problem) }]);

  const { release: repair } = await t.registry.repair({ ...decision, isDryRun: false });
  expect(repair).toMatchObject({ serial: 3, replaces: [2], parts: { shell: { version: '1.0.0' } } });
  await expect(t.registry.rollback({ ...decision, serial: 2 })).rejects.toThrow(problem);
  const { release } = await t.registry.pin({ ...decision, parts: { shell: '2.0.0' } });
  expect(release.serial).toBe(4);
  expect((await t.registry.inspect()).faults).toEqual([]);
});

test('without a key nothing is released, and it is said what is missing', async () => {
  await using t = await aRegistry();
  const registry = t.open({ trust: t.key.trust });
  await expect(registry.pin({ ...decision, parts: { shell: '2.0.0' } })).rejects.toMatchObject({
    code: 'no-key',
    message: expect.stringContaining('SHOP_RELEASE_KEY'),
  });
  expect(await t.serials()).toHaveLength(1);
});

test('a key that web would not believe makes no release', async () => {
  await using t = await aRegistry();
  const registry = t.open({ signer: stranger.signer, trust: t.key.trust });
  await expect(registry.pin({ ...decision, parts: { shell: '2.0.0' } })).rejects.toMatchObject({
    code: 'untrusted',
    message: expect.stringContaining(`the new release is signed with the key ${stranger.id}`),
  });
  expect(await t.serials()).toHaveLength(1);
});

test('a key is replaced: the same versions are signed anew, and what the old one signed stays genuine', async () => {
  await using t = await aRegistry();
  const next = aTestKey();
  const both = async () => new Map([...(await t.key.trust()), ...(await next.trust())]);
  const during = t.open({ signer: next.signer, trust: both });
  const again = await during.pin({ ...decision, parts: { shell: '1.0.0' } });
  expect(again).toMatchObject({ created: true, release: { serial: 2, signature: { key: next.id } } });
  expect(await during.pin({ ...decision, parts: { shell: '1.0.0' } })).toMatchObject({ created: false });
  await during.pin({ ...decision, parts: { shell: '2.0.0' } });

  const after = t.open(next);
  expect((await after.live('live'))?.serial).toBe(3);
  expect((await after.readRelease('live', 1)).signature?.key).toBe(t.key.id);
  expect((await after.inspect()).faults).toEqual([]);
  expect(await after.rollback({ ...decision, serial: 1 })).toMatchObject({ release: { serial: 4 } });
});

test('what a retired key signs now is not genuine', async () => {
  await using t = await aRegistry();
  const next = aTestKey();
  const after = t.open(next);
  expect(await after.live('live')).toBeNull();
  await t.forge(2, (release) => ({ ...release, reason: 'late' }), t.key);
  await expect(after.readRelease('live', 2)).rejects.toMatchObject({ code: 'untrusted' });
});

test('whoever looks without keys sees what is there', async () => {
  await using t = await aRegistry();
  const registry = t.open({});
  expect((await registry.live('live'))?.serial).toBe(1);
});
