import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openRegistry } from '@jishi/release';
import { aTestKey, writeBuild } from '@jishi/release/testing';
import { expect, onTestFinished, test } from 'vitest';
import { type LiveRest, openRest, pinWithRest } from './live-rest.ts';

function aFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'jishi-rest-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
}

/** A shop elsewhere, with its releases and its public key beside them. */
async function aShop(parts: Readonly<Record<string, string>>) {
  const folder = aFolder();
  const key = aTestKey();
  const registry = openRegistry(join(folder, 'registry'), key);
  for (const [part, version] of Object.entries(parts)) {
    await registry.publish(await writeBuild(join(folder, 'builds', part, version), { part, version }));
  }
  await registry.pin({ channel: 'live', author: 'Li', reason: 'open', parts });
  mkdirSync(join(folder, 'keys'));
  writeFileSync(join(folder, 'keys/release.pub'), key.pem);
  const from: LiveRest = { location: join(folder, 'registry'), keys: undefined, channel: 'live' };
  return { folder, registry, from };
}

const versionsOf = (release: { parts: Record<string, { version: string }> } | null) =>
  Object.fromEntries(Object.entries(release?.parts ?? {}).map(([part, { version }]) => [part, version]));

test('the rest is what is live elsewhere, the own part is from here', async () => {
  const live = await aShop({ shell: '2.0.0', 'mf-catalog': '2.0.0', 'mf-gifts': '2.0.0' });
  const here = await aShop({ shell: '1.0.0', 'mf-gifts': '3.0.0', 'mf-old': '1.0.0' });
  const rest = openRest(live.from, here.folder);
  const taken = await pinWithRest(here.registry, rest, 'live', { 'mf-gifts': '3.0.0' });
  expect(taken).toEqual({ serial: 1, rest: ['mf-catalog', 'shell'] });
  const release = await here.registry.live('live');
  expect(versionsOf(release)).toEqual({ shell: '2.0.0', 'mf-catalog': '2.0.0', 'mf-gifts': '3.0.0' });
  expect(release?.reason).toMatch(/^release 1 of .* with mf-gifts from here$/);
  expect(versionsOf(await live.registry.live('live'))).toHaveProperty('mf-gifts', '2.0.0');
});

test('a remote that is not live anywhere yet joins the rest', async () => {
  const live = await aShop({ shell: '2.0.0', 'mf-catalog': '2.0.0' });
  const here = await aShop({ shell: '1.0.0', 'mf-gifts': '0.1.0' });
  await pinWithRest(here.registry, openRest(live.from, here.folder), 'live', { 'mf-gifts': '0.1.0' });
  expect(versionsOf(await here.registry.live('live'))).toEqual({
    shell: '2.0.0',
    'mf-catalog': '2.0.0',
    'mf-gifts': '0.1.0',
  });
});

test('what nobody who counts has signed is not taken over', async () => {
  const live = await aShop({ shell: '2.0.0' });
  const here = await aShop({ shell: '1.0.0', 'mf-gifts': '0.1.0' });
  const rest = openRest({ ...live.from, keys: join(here.folder, 'keys') }, here.folder);
  await expect(pinWithRest(here.registry, rest, 'live', { 'mf-gifts': '0.1.0' })).rejects.toThrow(
    /has no release of channel live that counts/,
  );
  expect(versionsOf(await here.registry.live('live'))).toHaveProperty('shell', '1.0.0');
});

test('a file that was changed elsewhere is named, and nothing is pinned', async () => {
  const live = await aShop({ shell: '2.0.0' });
  const here = await aShop({ shell: '1.0.0', 'mf-gifts': '0.1.0' });
  writeFileSync(join(live.registry.partFolder('shell', '2.0.0'), 'server.cjs'), 'other');
  const rest = openRest(live.from, here.folder);
  await expect(pinWithRest(here.registry, rest, 'live', { 'mf-gifts': '0.1.0' })).rejects.toThrow(
    /could not be taken over: .*server\.cjs/,
  );
  expect(versionsOf(await here.registry.live('live'))).toHaveProperty('shell', '1.0.0');
});

test('a bucket needs to be told whose releases count', () => {
  const rest = { location: 's3://releases/shop', keys: undefined, channel: 'live' };
  expect(() => openRest(rest, aFolder())).toThrow(/say with --keys/);
});
