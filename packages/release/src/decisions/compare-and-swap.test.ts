import { describe, expect, test } from 'vitest';
import { bucketArtifactStore } from '../artifact-store/bucket-artifact-store.ts';
import { folderArtifactStore } from '../artifact-store/folder-artifact-store.ts';
import { parseLocation } from '../blob-store/location.ts';
import { openBlobStore } from '../blob-store/open-blob-store.ts';
import type { RegistryContext } from '../context/registry-context.ts';
import { aCli, type RegistryKind, registryKinds, type TestCli } from '../testing/cli.ts';
import { keysFromSettings } from '../trust/key-settings.ts';
import { pinParts } from './pin-parts.ts';
import { rollBack } from './rollback.ts';

const decision = { channel: 'live', author: 'Wu', reason: 'a test' };

/** Releases 1 and 2 were good; 3 is bad. Version 4.0.0 of another remote is not live yet. */
async function aShop(kind: RegistryKind = 'folder') {
  const cli = await aCli(kind);
  await cli.publish('shell@1.0.0', 'mf-cart@4.0.0', ...[1, 2, 3].map((major) => `mf-catalog@${major}.0.0`));
  await cli.run('pin', 'shell@1.0.0', 'mf-catalog@1.0.0', '--author', 'Wu');
  for (const major of [2, 3]) await cli.run('pin', `mf-catalog@${major}.0.0`, '--author', 'Wu');
  return cli;
}

const liveOf = async (cli: TestCli) => {
  const { serial, parts } = (await cli.json('show')) as { serial: number; parts: Record<string, { version: string }> };
  return [serial, parts['mf-catalog']?.version];
};

/** Everything there is, with its bytes. */
async function contentsOf(cli: TestCli): Promise<Record<string, string>> {
  const blobs = openBlobStore(parseLocation(cli.registry), { env: cli.env });
  const folders = ['parts', 'lists', 'releases', 'newest', 'deprecated', 'changes', 'holding', 'removing', 'servers'];
  const keys = (await Promise.all(folders.map((folder) => blobs.list(folder)))).flat().map(({ key }) => key);
  return Object.fromEntries(await Promise.all(keys.map(async (key) => [key, String(await blobs.get(key))] as const)));
}

const everything = [
  ['pin', 'mf-cart@4.0.0'],
  ['promote', '--from', 'preview'],
  ['rollback'],
  ['rollback', '1'],
  ['ban', 'mf-catalog@3.0.0', '--reason', 'x'],
  ['freeze', '--reason', 'x'],
];

describe.each(registryKinds)('on a %s', (kind) => {
  test('a decision about another release than the live one is refused, with who made that', async () => {
    await using cli = await aShop(kind);
    await cli.run('pin', 'shell@1.0.0', 'mf-catalog@1.0.0', '--channel', 'preview');
    for (const args of everything) {
      expect(await cli.run(...args, '--expect', '2')).toMatchObject({
        code: 1,
        err: expect.stringMatching(/release 3 \(pin by Wu, 20.*: pin mf-catalog@3\.0\.0\) is live, not release 2/),
      });
    }
    expect(await cli.run('pin', 'mf-cart@4.0.0', '--expect', '3')).toMatchObject({ code: 0 });
    expect(await cli.run('pin', 'mf-cart@4.0.0', '--channel', 'new', '--expect', '7')).toMatchObject({
      code: 1,
      err: expect.stringContaining('channel new has no release, not release 7'),
    });
    expect(await cli.run('pin', 'shell@1.0.0', '--channel', 'new', '--expect', '0')).toMatchObject({ code: 0 });
    expect(await cli.run('rollback', '--expect', 'x')).toMatchObject({ code: 2 });
  });

  test('going back twice never brings back what was bad', async () => {
    await using cli = await aShop(kind);
    await cli.run('rollback', '--author', 'Li', '--reason', 'payments fail');
    expect(await liveOf(cli)).toEqual([4, '2.0.0']);
    const second = await cli.run('rollback', '--expect', '4');
    expect(second.err).toMatch(/Warning: release 4 \(rollback by Li, .*: payments fail\) went back already/);
    expect(await liveOf(cli)).toEqual([5, '1.0.0']);
    expect(await cli.run('rollback', '--expect', '5')).toMatchObject({
      code: 1,
      err: expect.stringContaining('no earlier release'),
    });
    expect(await cli.run('rollback', '3')).toMatchObject({ code: 0 });
  });

  test('who goes back right after somebody else is told, and nothing changes', async () => {
    await using cli = await aShop(kind);
    await cli.run('rollback', '--author', 'Li', '--reason', 'payments fail');
    await cli.run('freeze', '--reason', 'until we know more');
    expect(await cli.run('rollback')).toMatchObject({
      code: 1,
      err: expect.stringMatching(
        /release 4 \(rollback by Li, .*: payments fail\) went back already; .*: pnpm release rollback --expect 5/,
      ),
    });
    expect(await liveOf(cli)).toEqual([5, '2.0.0']);
  });

  test('an aborted rollout counts as gone back, what was pinned since does not', async () => {
    await using cli = await aShop(kind);
    await cli.run('pin', 'mf-cart@4.0.0', '--share', '5');
    await cli.run('abort', '--author', 'Li', '--reason', 'payments fail');
    expect(await cli.run('rollback')).toMatchObject({ code: 1, err: expect.stringContaining('abort by Li') });
    await cli.run('pin', 'mf-cart@4.0.0');
    expect(await cli.run('rollback')).toMatchObject({ code: 0 });
    expect(await liveOf(cli)).toEqual([7, '3.0.0']);
  });

  test('two who go back at once do not bring it back either', async () => {
    await using cli = await aShop(kind);
    const both = await Promise.all([cli.run('rollback'), cli.run('rollback'), cli.run('rollback', '2')]);
    expect(both.filter(({ code }) => code === 0).length).toBeGreaterThan(0);
    const history = (await cli.json('history', '--all')) as {
      release: { parts: Record<string, { version: string }> };
    }[];
    const after = history.slice(3).map(({ release }) => release.parts['mf-catalog']?.version);
    expect(after).not.toContain('3.0.0');
  });

  test.each<[string, (context: RegistryContext) => Promise<unknown>]>([
    ['pin', (context) => pinParts(context, { ...decision, parts: { 'mf-cart': '4.0.0' } })],
    ['roll-back', (context) => rollBack(context, decision)],
  ])('a %s that a roll-back overtakes is told', async (_, decide) => {
    await using cli = await aShop(kind);
    const blobs = openBlobStore(parseLocation(cli.registry), { env: cli.env });
    await cli.run('rollback', '--author', 'Li', '--reason', 'payments fail');
    const quicker = (await blobs.get('releases/live/00000004.json'))!;
    await blobs.remove(['releases/live/00000004.json', 'newest/live.json']);
    const context: RegistryContext = {
      ...keysFromSettings({}, { dataFolder: cli.folder, base: cli.folder, isDemo: true }),
      artifacts: kind === 'folder' ? folderArtifactStore(cli.registry) : bucketArtifactStore(blobs),
      blobs: {
        ...blobs,
        async putIfAbsent(key, bytes) {
          await blobs.putIfAbsent('releases/live/00000004.json', quicker); // somebody is quicker
          return blobs.putIfAbsent(key, bytes);
        },
      },
    };
    await expect(decide(context)).rejects.toMatchObject({
      code: 'conflict',
      message: expect.stringMatching(/release 4 \(rollback by Li, .*: payments fail\) came first: look again/),
    });
    expect(await liveOf(cli)).toEqual([4, '2.0.0']);
  });

  test('a version that was just taken back is pinned with a warning', async () => {
    await using cli = await aShop(kind);
    await cli.run('rollback', '--author', 'Li', '--reason', 'payments fail');
    const pinned = await cli.run('pin', 'mf-catalog@3.0.0');
    expect(pinned.code).toBe(0);
    expect(pinned.err).toMatch(/Warning: mf-catalog@3\.0\.0 was taken back by release 4 \(rollback by Li/);
    expect((await cli.run('pin', 'mf-cart@4.0.0')).err).toBe('');
  });

  test('a dry run says what would be, and changes nothing', async () => {
    await using cli = await aShop(kind);
    await cli.run('pin', 'shell@1.0.0', 'mf-catalog@1.0.0', '--channel', 'preview');
    const before = await contentsOf(cli);
    for (const args of everything) {
      expect(await cli.run(...args, '--dry-run')).toMatchObject({
        code: 0,
        out: expect.stringMatching(/^release 4 +channel live: would be made; nothing was changed\n/),
      });
    }
    expect((await cli.run('pin', 'mf-catalog@3.0.0', '--dry-run')).out).toContain(
      'release 3  channel live: is live already',
    );
    expect(await cli.run('pin', 'mf-catalog@9.0.0', '--dry-run')).toMatchObject({ code: 1 });
    const build = await cli.build('mf-catalog', '5.0.0');
    expect((await cli.run('publish', build, '--dry-run')).out).toMatch(/mf-catalog +5\.0\.0 +would be published/);
    const deprecate = await cli.run('deprecate', 'mf-catalog@1.0.0', '--reason', 'slow', '--dry-run');
    expect(deprecate.out).toBe('mf-catalog@1.0.0 would be deprecated: slow');
    const gc = await cli.run('gc', '--keep', '1', '--grace', '0m', '--delete', '--dry-run');
    expect(gc.out).toContain('would go');
    expect(await contentsOf(cli)).toEqual(before);
  });
});

test('a dry run in an empty demo makes no key', async () => {
  await using cli = await aCli();
  await cli.publish('shell@1.0.0');
  expect(await cli.run('pin', 'shell@1.0.0', '--dry-run')).toMatchObject({ code: 0 });
  expect(await cli.run('keys', 'list')).toMatchObject({ out: expect.stringContaining('has no key yet') });
});

test('who sits at a terminal is asked before a ban and before anything is removed', async () => {
  await using cli = await aShop();
  const questions: string[] = [];
  let isYes = false;
  cli.terminal.ask = async (question) => {
    questions.push(question);
    return isYes;
  };
  const ban = ['ban', 'mf-catalog@3.0.0', '--reason', 'x'];
  const gc = ['gc', '--keep', '1', '--grace', '0m', '--delete'];
  for (const args of [ban, gc])
    expect(await cli.run(...args)).toMatchObject({
      code: 1,
      err: expect.stringMatching(/^(Warning: .*\n)?Refused: nothing was changed$/),
    });
  expect(questions).toEqual([
    'mf-catalog@3.0.0 will never be served again on channel live.\nGo on? [y/N] ',
    expect.stringMatching(/would go; [\s\S]*\nGo on\? \[y\/N\] $/),
  ]);
  expect(await cli.run(...ban, '--dry-run')).toMatchObject({ code: 0 });
  expect(questions).toHaveLength(2);
  isYes = true;
  expect(await cli.run(...ban)).toMatchObject({ code: 0 });
  expect(await cli.run(...gc, '--yes')).toMatchObject({ code: 0, out: expect.stringContaining('went') });
  expect(questions).toHaveLength(3);
});
