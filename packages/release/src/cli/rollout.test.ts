import { candidateOf, type Release } from '@jishi/contracts/release';
import { describe, expect, test } from 'vitest';
import { aCli, type RegistryKind, registryKinds } from '../testing/cli.ts';

type Made = { release: Release; warnings: string[] };

/** A shop with two releases; a third version of a remote is published. */
async function aShop(kind: RegistryKind = 'folder') {
  const cli = await aCli(kind);
  await cli.publish('shell@1.0.0', 'mf-catalog@1.0.0', 'mf-catalog@2.0.0', 'mf-catalog@3.0.0', 'mf-cart@1.0.0');
  await cli.run('pin', 'shell@1.0.0', 'mf-catalog@1.0.0', '--reason', 'open');
  await cli.run('pin', 'mf-catalog@2.0.0', '--reason', 'nicer');
  return cli;
}

type Shop = Awaited<ReturnType<typeof aShop>>;

const make = async (cli: Shop, ...args: string[]): Promise<Release> => ((await cli.json(...args)) as Made).release;
const catalogOf = ({ parts }: Pick<Release, 'parts'>) => parts['mf-catalog']?.version;

describe.each(registryKinds)('on a %s', (kind) => {
  test('a share of the visitors gets a candidate, and what is live stays', async () => {
    await using cli = await aShop(kind);

    const release = await make(cli, 'pin', 'mf-catalog@3.0.0', '--share', '2.5', '--reason', 'new home page');

    expect(release).toMatchObject({ serial: 3, kind: 'rollout', parts: { 'mf-catalog': { version: '2.0.0' } } });
    expect(release.rollout).toMatchObject({
      buckets: 250,
      kind: 'pin',
      reason: 'new home page',
      parts: { shell: { version: '1.0.0' }, 'mf-catalog': { version: '3.0.0' } },
    });
    expect((await cli.run('show')).out).toContain('2.5 % of the visitors have mf-catalog@3.0.0 (pin by');
    expect((await cli.run('status')).out).toContain('release 3, 2.5 % of the visitors have mf-catalog@3.0.0');
  });

  test('the share is raised and lowered, and the candidate finished', async () => {
    await using cli = await aShop(kind);
    const begun = await make(cli, 'pin', 'mf-catalog@3.0.0', '--share', '1');

    const raised = await make(cli, 'share', '50%');
    const lowered = await make(cli, 'share', '0', '--reason', 'a look at the log');
    const finished = await make(cli, 'finish');

    const { buckets: _, ...candidate } = begun.rollout!;
    expect(raised).toMatchObject({ serial: 4, kind: 'share', rollout: { ...candidate, buckets: 5_000 } });
    expect(lowered).toMatchObject({ serial: 5, reason: 'a look at the log', rollout: { ...candidate, buckets: 0 } });
    expect(finished).toMatchObject({ serial: 6, kind: 'finish', parts: candidate.parts });
    expect(finished.rollout).toBeUndefined();
    expect((await cli.run('rollback')).code).toBe(0);
    expect(catalogOf((await cli.json('show')) as Release)).toBe('2.0.0');
  });
});

const endings: [string, string[], string][] = [
  ['abort', ['abort', '--reason', 'payments fail'], '2.0.0'],
  ['rollback', ['rollback'], '2.0.0'],
  ['rollback to a serial', ['rollback', '1'], '1.0.0'],
  ['a ban of the candidate', ['ban', 'mf-catalog@3.0.0', '--reason', 'it loses carts'], '2.0.0'],
  ['a ban of what is live', ['ban', 'mf-catalog@2.0.0', '--reason', 'it loses carts'], '1.0.0'],
];

test.each(endings)('%s: what is live then', async (what, command, version) => {
  await using cli = await aShop();
  await make(cli, 'pin', 'mf-catalog@3.0.0', '--share', '10');
  const release = await make(cli, ...command);
  expect(catalogOf(release)).toBe(version);
  expect(release.rollout?.parts['mf-catalog']?.version).toBe(what === 'a ban of what is live' ? '3.0.0' : undefined);
});

const refusals: [string, string[], string][] = [
  ['another rollout', ['pin', 'mf-cart@1.0.0', '--share', '1'], '10 % of the visitors have mf-catalog@3.0.0'],
  ['a pin', ['pin', 'mf-cart@1.0.0'], 'Finish or abort it first'],
  ['a promotion', ['promote', '--from', 'preview'], 'Finish or abort it first'],
  ['a roll-back for a share', ['rollback', '--share', '5'], 'Finish or abort it first'],
];

test.each(refusals)('while a rollout runs %s is refused by its name', async (_, command, words) => {
  await using cli = await aShop();
  await cli.run('promote', '--from', 'live', '--to', 'preview');
  await make(cli, 'pin', 'mf-catalog@3.0.0', '--share', '10', '--reason', 'new home page');
  const { code, err } = await cli.run(...command);
  expect([code, err]).toEqual([1, expect.stringContaining(words)]);
  expect(err).toContain('new home page');
  expect(await cli.json('show')).toMatchObject({ serial: 3 });
});

test.each(['share', 'finish', 'abort'])('%s without a rollout is refused', async (command) => {
  await using cli = await aShop();
  const { code, err } = await cli.run(command, ...(command === 'share' ? ['5'] : []));
  expect([code, err]).toEqual([1, expect.stringContaining('no rollout runs on channel live')]);
});

test('what is live already, and the first release, cannot be rolled out', async () => {
  await using cli = await aShop();
  expect((await cli.run('pin', 'mf-catalog@2.0.0', '--share', '5')).err).toContain('live already');
  const first = await cli.run('pin', 'shell@1.0.0', '--channel', 'preview', '--share', '5');
  expect(first).toMatchObject({ code: 1, err: expect.stringContaining('the first is for everybody') });
});

test.each(['101', '-1', '0.001', 'half', ''])('a share of "%s" is refused', async (share) => {
  await using cli = await aShop();
  expect(await cli.run('pin', 'mf-catalog@3.0.0', `--share=${share}`)).toMatchObject({
    code: 2,
    err: expect.stringContaining('from 0 to 100'),
  });
});

test('a freeze keeps a candidate from more visitors, never from fewer', async () => {
  await using cli = await aShop();
  await make(cli, 'pin', 'mf-catalog@3.0.0', '--share', '10');
  await cli.run('freeze', 'mf-catalog', '--reason', 'the sale');
  for (const command of [['share', '11'], ['finish']]) {
    const { code, err } = await cli.run(...command);
    expect([code, err]).toEqual([1, expect.stringContaining('mf-catalog is frozen')]);
  }
  expect((await make(cli, 'share', '9')).rollout?.buckets).toBe(900);
  expect((await make(cli, 'finish', '--force', '--reason', 'prices are wrong')).forced).toBe('prices are wrong');
});

test('a frozen channel begins no rollout but one that goes back', async () => {
  await using cli = await aShop();
  await cli.run('freeze', '--reason', 'the sale');
  expect(await cli.run('pin', 'mf-catalog@3.0.0', '--share', '1')).toMatchObject({ code: 1 });
  expect((await make(cli, 'rollback', '--share', '20')).rollout).toMatchObject({ kind: 'rollback', buckets: 2_000 });
  expect((await make(cli, 'share', '60')).rollout?.buckets).toBe(6_000);
  expect(catalogOf(await make(cli, 'finish'))).toBe('1.0.0');
});

test('a pin that is planned is named: it cannot be made while the rollout runs', async () => {
  await using cli = await aShop();
  await cli.run('pin', 'mf-cart@1.0.0', '--at', '2h', '--reason', 'the sale begins');
  const { warnings } = (await cli.json('pin', 'mf-catalog@3.0.0', '--share', '1')) as Made;
  expect(warnings).toEqual([
    expect.stringMatching(/in the way of a planned pin: .* mf-cart@1\.0\.0, .*the sale begins/),
  ]);
});

test('a candidate that expired is not made live', async () => {
  await using cli = await aShop();
  const release = await make(cli, 'pin', 'mf-catalog@3.0.0', '--share', '1', '--expires', '1s');
  expect(release).toMatchObject({ expires: null, rollout: { expires: expect.any(String) } });
  await expect
    .poll(async () => (await cli.run('finish', '--dry-run')).err, { timeout: 5_000 })
    .toContain('the candidate expired');
});

test('versions of a candidate are kept, shown and explained', async () => {
  await using cli = await aShop();
  await make(cli, 'pin', 'mf-catalog@3.0.0', '--share', '1');
  await cli.publish('mf-catalog@4.0.0');
  await cli.run('gc', '--delete', '--grace', '0s', '--keep', '1', '--yes');
  expect((await cli.run('verify')).code).toBe(0);
  expect((await cli.run('versions', 'mf-catalog')).out).toMatch(/3\.0\.0 .*live \(candidate\)/);
  expect(await cli.json('why', '/remotes/mf-catalog/3.0.0/entry.js')).toMatchObject({ version: '3.0.0' });
  expect((await cli.run('diff', '2', '3')).out).toContain('none → mf-catalog@3.0.0 for 1 % of the visitors');
  expect((await cli.run('history')).out).toMatch(/3 .* rollout .* mf-catalog .*\(1 % of the visitors\)/);
});

test('the candidate of a release is a whole release', async () => {
  await using cli = await aShop();
  const release = await make(cli, 'pin', '--remove', 'mf-catalog', '--share', '5', '--expires', '1d');
  const candidate = candidateOf(release)!;
  expect(Object.keys(candidate.parts)).toEqual(['shell']);
  expect(candidate).toMatchObject({ serial: 3, expires: release.rollout?.expires, signature: release.signature });
  expect(candidate.rollout).toBeUndefined();
  expect(candidateOf({ ...release, rollout: undefined })).toBeNull();
});
