import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { CheckResult, RegistryChecks } from '../context/registry-context.ts';
import { openRegistry } from '../registry/registry.ts';
import { aTestKey, temporaryFolder, writeBuild } from '../testing/builds.ts';

const signed = { channel: 'live', author: 'Li', reason: 'a test' };
const finding = { rule: 'fragment-there', part: 'mf-a', what: 'places what nobody has', todo: 'pin its owner too' };
const blocked: CheckResult = { findings: [{ ...finding, blocks: true }] };
const noted: CheckResult = { findings: [{ ...finding, blocks: false }] };

/** A registry on which release 1 has been made; the calls of its checks are recorded. */
async function aRegistry(checks: RegistryChecks = {}) {
  const folder = await temporaryFolder();
  const [location, key] = [join(folder.path, 'registry'), aTestKey()];
  const open = openRegistry(location, key);
  const build = (part: string, version: string) =>
    writeBuild(join(folder.path, `${part}-${version}`), { part, version });
  for (const [part, version] of [
    ['shell', '1.0.0'],
    ['mf-a', '1.0.0'],
    ['mf-a', '2.0.0'],
  ] as const) {
    await open.publish(await build(part, version));
  }
  await open.pin({ ...signed, parts: { shell: '1.0.0', 'mf-a': '1.0.0' } });
  return {
    registry: openRegistry(location, { ...key, ...checks }),
    build,
    [Symbol.asyncDispose]: folder[Symbol.asyncDispose],
  };
}

test('the check is called with what would be live and with what is', async () => {
  const asked: string[][] = [];
  const names = (declarations: readonly { part: string; version: string }[]) =>
    declarations.map(({ part, version }) => `${part}@${version}`).sort();
  await using t = await aRegistry({
    checkRelease: async ({ parts, live }) => {
      asked.push(names(parts), names(live));
      return noted;
    },
  });
  await t.registry.pin({ ...signed, parts: { 'mf-a': '2.0.0' } });
  expect(asked).toEqual([
    ['mf-a@2.0.0', 'shell@1.0.0'],
    ['mf-a@1.0.0', 'shell@1.0.0'],
  ]);
});

test('what the check finds stands against a pin and a promotion, unless it is overruled', async () => {
  await using t = await aRegistry({ checkRelease: async () => blocked });
  const parts = { 'mf-a': '2.0.0' };
  const refusal = {
    code: 'conflict',
    message: expect.stringMatching(/mf-a: places what nobody has \(fragment-there\)\. pin its owner too\n.*--force/),
  };
  await expect(t.registry.pin({ ...signed, parts })).rejects.toMatchObject(refusal);
  await expect(t.registry.promote({ ...signed, channel: 'preview', from: 'live' })).rejects.toMatchObject(refusal);
  const { release } = await t.registry.pin({ ...signed, parts, forced: 'it is known' });
  expect(release).toMatchObject({ serial: 2, forced: 'it is known' });
});

test('nothing is noted as forced when nothing stood against it', async () => {
  await using t = await aRegistry({ checkRelease: async () => noted });
  const { release } = await t.registry.pin({ ...signed, parts: { 'mf-a': '2.0.0' }, forced: 'just in case' });
  expect(release.forced).toBeNull();
});

test('going back and banning are not held up', async () => {
  await using t = await aRegistry({ checkRelease: async () => blocked });
  await t.registry.pin({ ...signed, parts: { 'mf-a': '2.0.0' }, forced: 'it is known' });
  expect((await t.registry.rollback(signed)).release).toMatchObject({ serial: 3, kind: 'rollback', forced: null });
  const ban = { ...signed, part: 'mf-a', version: '2.0.0' };
  expect((await t.registry.ban(ban)).release).toMatchObject({ serial: 4, kind: 'ban' });
});

test('a build the check refuses is not published', async () => {
  await using t = await aRegistry({
    checkBuild: async (declaration) => (declaration.version === '3.0.0' ? blocked : noted),
  });
  await expect(t.registry.publish(await t.build('mf-a', '3.0.0'))).rejects.toMatchObject({
    code: 'conflict',
    message: expect.stringContaining('mf-a@3.0.0 is not taken in:\n- mf-a: places what nobody has'),
  });
  expect(await t.registry.hasVersion('mf-a', '3.0.0')).toBe(false);
  await t.registry.publish(await t.build('mf-a', '4.0.0'));
});
