import { rename } from 'node:fs/promises';
import { join } from 'node:path';
import type { Release } from '@jishi/contracts/release';
import { describe, expect, test } from 'vitest';
import { parseLocation } from '../blob-store/location.ts';
import { keys } from '../blob-store/object-keys.ts';
import { openBlobStore } from '../blob-store/open-blob-store.ts';
import { canonicalJson } from '../documents/canonical-json.ts';
import { integrityOf } from '../documents/integrity.ts';
import { announceServer } from '../servers/announce-server.ts';
import { aCli, commandKinds, type RegistryKind, type TestCli } from '../testing/cli.ts';
import { keysFromSettings } from '../trust/key-settings.ts';
import { signRelease } from '../trust/signature.ts';

/** Releases 1 to 3 of a remote; 4 bans version 1.0.0, 5 freezes. Version 4.0.0 is not live yet. */
async function aShop(kind: RegistryKind = 'folder') {
  const cli = await aCli(kind);
  await cli.publish('shell@1.0.0', ...[1, 2, 3, 4].map((major) => `mf-catalog@${major}.0.0`));
  await cli.run('pin', 'shell@1.0.0', 'mf-catalog@1.0.0');
  for (const major of [2, 3]) await cli.run('pin', `mf-catalog@${major}.0.0`);
  await cli.run('ban', 'mf-catalog@1.0.0', '--reason', 'wrong prices');
  await cli.run('freeze', '--reason', 'sale');
  const blobs = openBlobStore(parseLocation(cli.registry), { env: cli.env });
  const key = (serial: number) => keys.release('live', serial);
  const read = async (serial: number) => (await blobs.get(key(serial)))!.toString('utf8');
  return {
    cli,
    blobs,
    key,
    read,
    truncate: async (serial: number) => blobs.put(key(serial), (await read(serial)).slice(0, 200)),
    lose: (serial: number) => blobs.remove([key(serial)]),
    forgetCopy: () => blobs.remove([keys.newest('live')]),
    serials: async () => ((await cli.json('history', '--all')) as { serial: number }[]).map(({ serial }) => serial),
    /** What a program that only looks at the highest good document would make. */
    async fork(after: number, serial: number) {
      const text = await read(after);
      const release = { ...(JSON.parse(text) as Release), serial, previous: integrityOf(text), signature: null };
      const { signer } = keysFromSettings({}, { dataFolder: cli.folder, base: cli.folder, isDemo: true });
      await blobs.put(key(serial), canonicalJson(await signRelease(release, signer)));
    },
    [Symbol.asyncDispose]: () => cli[Symbol.asyncDispose](),
  };
}

const whole = {
  banned: [{ version: '1.0.0' }],
  frozen: { reason: 'sale' },
  parts: { 'mf-catalog': { version: '3.0.0' } },
};

const anything = [
  ['pin', 'mf-catalog@4.0.0', '--force', '--reason', 'x'],
  ['rollback'],
  ['ban', 'mf-catalog@2.0.0', '--reason', 'x'],
  ['unfreeze', '--reason', 'x'],
];

async function expectRefusal({ run }: TestCli, message: RegExp): Promise<void> {
  for (const args of anything) {
    expect(await run(...args)).toMatchObject({ code: 1, err: expect.stringMatching(message) });
  }
}

test('a second person is needed after a repair as before', async () => {
  await using shop = await aShop();
  await shop.cli.run('approvals', 'person', '--reason', 'two pairs of eyes');
  await shop.lose(5);
  await shop.forgetCopy();

  await shop.cli.run('repair', '--reason', 'a document was lost', '--yes');

  expect(await shop.cli.json('show')).toMatchObject({ kind: 'repair', approvals: { second: 'person' } });
});

describe.each(commandKinds)('on a %s', (kind) => {
  test('the newest document is gone: nothing is built before it is put back as it was', async () => {
    await using t = await aShop(kind);
    const bytes = await t.read(5);
    await t.lose(5);
    await expectRefusal(t.cli, /release 5 of live was made and is gone.*pnpm release repair/);
    expect(await t.cli.run('verify')).toMatchObject({
      code: 4,
      out: expect.stringMatching(/live\/5 +is gone; a copy/),
    });

    const unasked = await t.cli.run('repair');
    expect(unasked).toMatchObject({ code: 1, err: expect.stringMatching(/is gone; a copy[\s\S]*--yes does it/) });
    expect((await t.cli.run('repair', '--dry-run')).out).toContain('Release 5 is put back as it was');
    expect(await t.serials()).toEqual([1, 2, 3, 4]);
    expect(await t.cli.run('repair', '--yes')).toMatchObject({ code: 0, out: 'release 5 stands there again' });

    expect(await t.read(5)).toBe(bytes);
    expect(await t.cli.run('verify')).toMatchObject({ code: 0 });
    expect(await t.cli.run('repair')).toMatchObject({ code: 0, out: 'Nothing is wrong with channel live.' });
  });

  test('the newest document is cut off: a repair replaces it and loses nothing', async () => {
    await using t = await aShop(kind);
    await t.truncate(5);
    const damaged = await t.read(5);
    await expectRefusal(t.cli, /release 5 of live cannot be used/);

    const { release } = (await t.cli.json('repair', '--yes', '--reason', 'cut off')) as { release: Release };

    expect(release).toMatchObject({ ...whole, serial: 6, kind: 'repair', replaces: [5], reason: 'cut off' });
    expect(await t.read(5)).toBe(damaged);
    expect(await t.cli.run('verify')).toMatchObject({ code: 0 });
    expect((await t.cli.run('history')).out).toMatch(/! +5 .*replaced by 6/);
    expect(await t.cli.run('pin', 'mf-catalog@4.0.0', '--force', '--reason', 'x')).toMatchObject({ code: 0 });
    expect(await t.cli.run('verify')).toMatchObject({ code: 0 });
  });

  test('a document in the middle is changed: what is live goes on, and the chain is whole again', async () => {
    await using t = await aShop(kind);
    await t.truncate(3);
    await t.cli.run('unfreeze', '--reason', 'over');
    const pinned = await t.cli.run('pin', 'mf-catalog@2.0.0');
    expect(pinned.code).toBe(0);
    const { release } = (await t.cli.json('repair', '--yes')) as { release: Release };
    expect(release).toMatchObject({ serial: 8, replaces: [3, 4, 5, 6, 7], banned: whole.banned, frozen: null });
    expect(release.previous).toBe(integrityOf(await t.read(2)));
    expect(await t.cli.run('verify')).toMatchObject({ code: 0 });
  });

  test('a fork: the line web follows goes on', async () => {
    await using t = await aShop(kind);
    await t.fork(3, 6); // without ban and freeze
    await expectRefusal(t.cli, /release 6 of live was not built upon release 5/);
    const copy = (await t.blobs.get(keys.newest('live')))!;
    await t.forgetCopy();
    await expectRefusal(t.cli, /release 6 of live was built upon release 3, past 5/);
    await t.blobs.put(keys.newest('live'), copy);
    const { release } = (await t.cli.json('repair', '--yes')) as { release: Release };
    expect(release).toMatchObject({ ...whole, serial: 7, replaces: [6] });
    expect(release.previous).toBe(integrityOf(await t.read(5)));
    expect(await t.cli.run('verify')).toMatchObject({ code: 0 });
    expect(await t.cli.json('rollback')).toMatchObject({ release: { parts: { 'mf-catalog': { version: '2.0.0' } } } });
  });

  test('a serial far above: it is skipped from then on', async () => {
    await using t = await aShop(kind);
    await t.blobs.put('releases/live/99999999.json', '{}');
    await expectRefusal(t.cli, /release 99999999 of live cannot be used/);
    expect(await t.cli.json('repair', '--yes')).toMatchObject({
      release: { ...whole, serial: 6, skips: [99_999_999] },
    });
    await t.cli.run('unfreeze', '--reason', 'over');
    expect(await t.cli.json('pin', 'mf-catalog@4.0.0')).toMatchObject({ release: { serial: 8, skips: [99_999_999] } });
    expect(await t.cli.run('verify')).toMatchObject({ code: 0 });
  });

  test('a registry that was put back: the repair comes after what web has served', async () => {
    await using t = await aShop(kind);
    const id = '00000000-0000-4000-8000-000000000000';
    const server = { name: 'web-1:3000', serial: 9, integrity: 'sha384-x', seen: 9, refusals: [] };
    await announceServer(t.blobs, 'live', id, server);
    expect(await t.cli.run('repair', '--yes')).toMatchObject({
      code: 1,
      err: expect.stringMatching(/web-1:3000 serves release 9, which is not here\n.*--after 9/),
    });
    const report = JSON.parse((await t.cli.run('repair', '--after', '9', '--yes', '--no-wait', '--json')).out);
    expect(report).toMatchObject({ release: { ...whole, serial: 10, replaces: [6, 7, 8, 9] } });
    expect(await t.cli.run('verify')).toMatchObject({ code: 0 });
    await t.blobs.remove([keys.server('live', id)]);
    expect(await t.cli.run('rollback')).toMatchObject({ code: 0 });
  });

  test('another document than the one web serves: the repair is built upon what both know', async () => {
    await using t = await aShop(kind);
    const id = '00000000-0000-4000-8000-000000000000';
    const server = { name: 'web-1:3000', serial: 4, integrity: 'sha384-other', seen: 5, refusals: [] };
    await announceServer(t.blobs, 'live', id, server);
    const repaired = JSON.parse((await t.cli.run('repair', '--yes', '--no-wait', '--json')).out);
    expect(repaired).toMatchObject({ release: { ...whole, serial: 6, replaces: [4, 5] } });
  });

  test('without a copy what is left goes on, with every ban that can be read', async () => {
    await using t = await aShop(kind);
    await t.forgetCopy();
    await t.truncate(5);
    expect(await t.cli.json('repair', '--yes')).toMatchObject({
      release: { serial: 6, banned: whole.banned, frozen: null, parts: whole.parts },
      contents: 4,
    });
  });

  test('other contents than those of the line, but none that are banned', async () => {
    await using t = await aShop(kind);
    await t.truncate(5);
    expect(await t.cli.run('repair', '--contents', '1', '--yes')).toMatchObject({
      code: 1,
      err: expect.stringContaining('mf-catalog@1.0.0, banned since'),
    });
    expect(await t.cli.json('repair', '--contents', '2', '--yes')).toMatchObject({
      release: { serial: 6, parts: { 'mf-catalog': { version: '2.0.0' } }, banned: whole.banned, frozen: whole.frozen },
    });
  });
});

test('who sits at a terminal is asked', async () => {
  await using t = await aShop();
  await t.truncate(5);
  const questions: string[] = [];
  const answer = (is: boolean) => {
    t.cli.terminal.ask = async (question) => questions.push(question) > 0 && is;
  };
  answer(false);
  expect(await t.cli.run('repair')).toMatchObject({ code: 1, err: 'Refused: nothing was changed' });
  answer(true);
  expect(await t.cli.run('repair')).toMatchObject({ code: 0 });
  expect(questions[0]).toMatch(/cannot be used[\s\S]*Release 6 is made[\s\S]*It replaces 5\.\nGo on\? \[y\/N\] $/);
});

test('two repairs at once are one', async () => {
  await using t = await aShop();
  await t.truncate(5);
  const both = await Promise.all([t.cli.run('repair', '--yes'), t.cli.run('repair', '--yes')]);
  expect(both.some(({ code }) => code === 0)).toBe(true);
  expect((await t.serials()).filter((serial) => serial > 5)).toHaveLength(1);
  expect(await t.cli.run('verify')).toMatchObject({ code: 0 });
});

test('a registry that is not mounted is no shop without releases', async () => {
  await using t = await aShop();
  await rename(t.cli.registry, join(t.cli.folder, 'away'));
  for (const args of [
    ...anything,
    ['history'],
    ['show'],
    ['gc'],
    ['verify'],
    ['status'],
    ['repair'],
    ['versions', 'shell'],
  ]) {
    expect(await t.cli.run(...args)).toMatchObject({ code: 1, err: expect.stringContaining('is it mounted') });
  }
});
