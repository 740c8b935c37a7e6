import type { Release } from '@jishi/contracts/release';
import { describe, expect, test } from 'vitest';
import { aCli, registryKinds } from '../testing/cli.ts';

type Made = { release: Release; created: boolean; warnings: string[] };

async function aShop(second: 'person' | 'key' = 'person', kind: (typeof registryKinds)[number] = 'folder') {
  const cli = await aCli(kind);
  await cli.publish('shell@1.0.0', 'mf-catalog@1.0.0', 'mf-catalog@2.0.0', 'mf-cart@1.0.0');
  await cli.run('pin', 'shell@1.0.0', 'mf-catalog@1.0.0', '--reason', 'open');
  await cli.run('approvals', second, '--reason', 'two pairs of eyes', '--author', 'Owner');
  return cli;
}

type Shop = Awaited<ReturnType<typeof aShop>>;

const live = async (cli: Shop) => (await cli.json('show')) as Release;
const catalogOf = ({ parts }: Pick<Release, 'parts'>) => parts['mf-catalog']?.version;

/** Asks for version 2.0.0, and returns the id of the question. */
async function ask(cli: Shop, ...more: string[]): Promise<string> {
  const pin = ['pin', 'mf-catalog@2.0.0', '--author', 'Li Na', '--reason', 'nicer', ...more];
  const { release } = (await cli.json(...pin)) as Made;
  return release.proposed!.at(-1)!.id;
}

test.each(registryKinds)('a pin waits until a second person approves it, on a %s', async (kind) => {
  await using cli = await aShop('person', kind);

  const asked = await cli.run('pin', 'mf-catalog@2.0.0', '--author', 'Li Na', '--reason', 'nicer');
  const [proposal] = (await live(cli)).proposed!;
  expect(asked.code).toBe(0);
  expect(asked.err).toContain(`somebody else has to approve it: pnpm release approve ${proposal!.id}`);
  expect(catalogOf(await live(cli))).toBe('1.0.0');
  expect((await cli.run('show')).out).toContain(`${proposal!.id}: mf-catalog@2.0.0, by Li Na: nicer`);

  expect(await cli.run('approve', proposal!.id, '--author', 'Li Na')).toMatchObject({
    code: 1,
    err: expect.stringContaining('somebody else has to approve it'),
  });
  expect(catalogOf(await live(cli))).toBe('1.0.0');

  expect(await cli.run('approve', proposal!.id, '--author', 'Wang')).toMatchObject({ code: 0 });
  const release = await live(cli);
  expect(release).toMatchObject({
    kind: 'pin',
    author: 'Li Na',
    reason: 'nicer',
    approved: { by: 'Wang', asked: proposal!.time },
    parts: { 'mf-catalog': { version: '2.0.0' } },
  });
  expect(release.proposed).toBeUndefined();
  expect((await cli.run('history')).out).toContain('nicer (approved by Wang)');
  expect((await cli.run('approve', proposal!.id, '--author', 'Wang')).err).toContain('nobody asked for');
});

const asked: [string, string[], (release: Release) => unknown, unknown][] = [
  ['a share', ['--share', '5'], ({ rollout }) => [rollout?.buckets, rollout && catalogOf(rollout)], [500, '2.0.0']],
  ['an end', ['--expires', '2099-01-01T00:00Z'], ({ expires }) => expires, '2099-01-01T00:00:00.000Z'],
  ['a time', ['--at', '2099-01-01T00:00Z'], ({ planned }) => planned?.[0]?.approved?.by, 'Wang'],
];

test.each(asked)('it is made as it was asked for, with %s', async (_, more, read, wanted) => {
  await using cli = await aShop();
  const id = await ask(cli, ...more);

  const { release } = (await cli.json('approve', id, '--author', 'Wang')) as Made;

  expect(read(release)).toEqual(wanted);
  expect(release.approved?.by).toBe('Wang');
});

test('a promotion is of the versions that were there when it was asked for', async () => {
  await using cli = await aShop();
  const pin = (version: string) => cli.run('pin', 'shell@1.0.0', `mf-catalog@${version}`, '--channel', 'staging');
  await pin('2.0.0');
  const { release } = (await cli.json('promote', '--from', 'staging', '--author', 'Li Na')) as Made;
  await pin('1.0.0');

  await cli.run('approve', release.proposed![0]!.id, '--author', 'Wang');

  expect(catalogOf(await live(cli))).toBe('2.0.0');
});

describe('what stands in its way', () => {
  test('is said to whoever asks', async () => {
    await using cli = await aShop();
    await cli.run('ban', 'mf-catalog@2.0.0', '--reason', 'it loses carts');

    const { code, err } = await cli.run('pin', 'mf-catalog@2.0.0', '--author', 'Li Na');

    expect([code, err.includes('it loses carts')]).toEqual([1, true]);
    expect((await live(cli)).proposed).toBeUndefined();
  });

  test('since then is said to whoever approves, and the question stays', async () => {
    await using cli = await aShop();
    const id = await ask(cli);
    await cli.run('freeze', '--reason', 'sale');

    const { code, err } = await cli.run('approve', id, '--author', 'Wang');

    expect([code, err.includes('frozen')]).toEqual([1, true]);
    expect((await live(cli)).proposed).toHaveLength(1);
  });
});

test('a question is taken back, and a dry run asks none', async () => {
  await using cli = await aShop();
  const id = await ask(cli);
  await cli.run('pin', '--remove', 'mf-catalog', '--author', 'Li Na', '--dry-run');

  await cli.run('cancel', id, '--reason', 'not yet');

  expect((await live(cli)).proposed).toBeUndefined();
});

test('its versions are kept', async () => {
  await using cli = await aShop();
  await cli.publish('mf-catalog@3.0.0');
  await ask(cli);

  const report = (await cli.json('gc', '--grace', '0s')) as { versions: { version: string }[] };

  expect(report.versions.map(({ version }) => version)).not.toContain('2.0.0');
});

test.each([
  ['a roll-back', ['rollback', '1']],
  ['a ban', ['ban', 'mf-catalog@2.0.0', '--reason', 'it loses carts']],
  ['a freeze', ['freeze', '--reason', 'sale']],
  ['broken glass', ['pin', 'mf-catalog@2.0.0', '--force', '--reason', 'prices are wrong']],
  ['broken glass for later', ['pin', 'mf-catalog@2.0.0', '--at', '1h', '--force', '--reason', 'prices are wrong']],
])('%s needs nobody', async (_, command) => {
  await using cli = await aShop();
  await cli.run('pin', 'mf-cart@1.0.0', '--force', '--reason', 'it has to be there');
  const before = (await live(cli)).serial;

  expect((await cli.run(...command)).code).toBe(0);

  const { serial, proposed, approvals, forced } = await live(cli);
  expect([serial > before, proposed, approvals?.second]).toEqual([true, undefined, 'person']);
  expect(forced).toBe(command.includes('--force') ? 'prices are wrong' : null);
});

test('to need less is broken glass; to need more is not', async () => {
  await using cli = await aShop();
  const approvals = (...args: string[]) => cli.run('approvals', ...args, '--reason', 'one person in August');

  expect((await approvals('off')).err).toContain('only with --force');
  expect((await approvals('key')).code).toBe(0);
  expect((await approvals('person')).err).toContain('second key');
  expect((await approvals('off', '--force')).code).toBe(0);

  expect(await live(cli)).toMatchObject({ kind: 'approvals', forced: 'one person in August' });
  expect((await live(cli)).approvals).toBeUndefined();
  await cli.run('pin', 'mf-catalog@2.0.0');
  expect(catalogOf(await live(cli))).toBe('2.0.0');
});

test('where keys are personal the same key does not approve', async () => {
  await using cli = await aShop('key');
  const id = await ask(cli);
  await cli.run('freeze', '--reason', 'something in between', '--until', '1h');
  await cli.run('unfreeze', '--reason', 'over');

  expect((await cli.run('approve', id, '--author', 'Wang')).err).toContain('with another one');
  await cli.run('keys', 'new');
  expect(await cli.run('approve', id, '--author', 'Wang')).toMatchObject({ code: 0 });
  expect(catalogOf(await live(cli))).toBe('2.0.0');
});
