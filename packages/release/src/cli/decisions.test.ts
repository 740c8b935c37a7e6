import { describe, expect, test } from 'vitest';
import { aCli, commandKinds, type RegistryKind } from '../testing/cli.ts';
import { aClock } from '../testing/clock.ts';

/** A shell and two versions of a remote; both versions were live, the second one is. */
async function aShop(kind: RegistryKind) {
  const cli = await aCli(kind);
  await cli.publish('shell@1.0.0', 'mf-catalog@1.0.0', 'mf-catalog@2.0.0');
  await cli.run('pin', 'shell@1.0.0', 'mf-catalog@1.0.0', '--reason', 'open');
  await cli.run('pin', 'mf-catalog@2.0.0', '--reason', 'nicer');
  return cli;
}

describe.each(commandKinds)('on a %s', (kind) => {
  test('several parts are pinned together or not at all', async () => {
    await using cli = await aShop(kind);
    await cli.publish('mf-cart@1.0.0');
    const refused = await cli.run('pin', 'mf-cart@1.0.0', 'mf-catalog@9.9.9');
    expect(refused).toMatchObject({ code: 1, err: expect.stringContaining('there is no') });
    expect(await cli.json('show')).toMatchObject({ serial: 2 });

    expect(await cli.json('pin', 'mf-cart@1.0.0', 'mf-catalog@1.0.0')).toMatchObject({
      release: {
        serial: 3,
        kind: 'pin',
        parts: { 'mf-cart': { version: '1.0.0' }, 'mf-catalog': { version: '1.0.0' } },
      },
      created: true,
      warnings: [],
    });
    expect(await cli.run('pin', 'mf-cart@1.0.0')).toMatchObject({ out: expect.stringContaining('was live already') });
  });

  test('a release may expire', async () => {
    await using cli = await aShop(kind);
    const before = Date.now();
    const { release } = (await cli.json('pin', 'mf-catalog@1.0.0', '--expires', '30d')) as {
      release: { expires: string };
    };
    expect((Date.parse(release.expires) - before) / 86_400_000).toBeCloseTo(30, 2);
    expect(await cli.json('pin', 'mf-catalog@1.0.0')).toMatchObject({ created: true, release: { expires: null } });
    const late = await cli.run('pin', 'mf-catalog@2.0.0', '--expires', '2020-01-01');
    expect(late).toMatchObject({ code: 1, err: expect.stringContaining('over before it is live') });
    expect(await cli.run('pin', 'mf-catalog@2.0.0', '--expires', 'soon')).toMatchObject({ code: 2 });
  });

  test('promoting takes the same bytes to another channel', async () => {
    await using cli = await aShop(kind);
    await cli.publish('mf-catalog@3.0.0');
    await cli.run('promote', '--from', 'live', '--to', 'preview');
    await cli.run('pin', 'mf-catalog@3.0.0', '--channel', 'preview');
    const preview = (await cli.json('show', '--channel', 'preview')) as { parts: object; serial: number };

    const result = await cli.json('promote', '--from', 'preview', '--to', 'live', '--reason', 'seen');

    expect(result).toMatchObject({
      release: { serial: 3, channel: 'live', kind: 'promote', parts: preview.parts, reason: 'seen' },
    });
    expect(preview.serial).toBe(2);
    expect(await cli.json('promote', '--from', 'preview')).toMatchObject({ created: false });
    for (const [from, why] of [
      ['live', 'to itself'],
      ['nowhere', 'no release to promote'],
    ] as const) {
      expect(await cli.run('promote', '--from', from)).toMatchObject({ code: 1, err: expect.stringContaining(why) });
    }
  });

  test('a frozen channel takes nothing new but what is forced, and lets everybody go back', async () => {
    await using cli = await aShop(kind);
    await cli.run('freeze', '--reason', 'eleventh of November', '--author', 'Wu');
    for (const args of [
      ['pin', 'mf-catalog@1.0.0'],
      ['promote', '--from', 'preview'],
    ]) {
      if (args[0] === 'promote') await cli.run('pin', 'shell@1.0.0', 'mf-catalog@1.0.0', '--channel', 'preview');
      const refused = await cli.run(...args);
      expect(refused).toMatchObject({
        code: 1,
        err: expect.stringMatching(/frozen by Wu .*eleventh of November\n.*--force/),
      });
    }
    expect(await cli.run('freeze', '--reason', 'again')).toMatchObject({
      code: 1,
      err: expect.stringContaining('frozen already'),
    });
    expect(await cli.run('pin', 'mf-catalog@1.0.0', '--force')).toMatchObject({
      code: 2,
      err: expect.stringContaining('--reason'),
    });

    const forced = await cli.json('pin', 'mf-catalog@1.0.0', '--force', '--reason', 'prices are wrong');
    expect(forced).toMatchObject({ release: { serial: 4, forced: 'prices are wrong', frozen: { author: 'Wu' } } });
    expect(await cli.json('rollback', '2')).toMatchObject({
      release: { serial: 5, forced: null, frozen: { author: 'Wu' } },
    });
    expect((await cli.run('show')).out).toMatch(/frozen +by Wu since .*: eleventh of November/);

    await cli.run('unfreeze', '--reason', 'over');
    expect(await cli.json('show')).toMatchObject({ serial: 6, kind: 'unfreeze', frozen: null });
    expect(await cli.run('unfreeze', '--reason', 'over')).toMatchObject({
      code: 1,
      err: expect.stringContaining('is not frozen'),
    });
    const free = await cli.json('pin', 'mf-catalog@1.0.0', '--force', '--reason', 'nothing in the way');
    expect(free).toMatchObject({ release: { forced: null } });
  });

  test('a part that is frozen keeps its version, the others go on', async () => {
    await using cli = await aShop(kind);
    await cli.run('freeze', 'mf-catalog', '--reason', 'the provider moves', '--author', 'Wu');
    expect(await cli.json('show')).toMatchObject({
      kind: 'freeze',
      frozen: null,
      frozenParts: [{ part: 'mf-catalog', author: 'Wu', reason: 'the provider moves' }],
    });
    expect(await cli.run('pin', 'mf-catalog@1.0.0')).toMatchObject({
      code: 1,
      err: expect.stringMatching(/mf-catalog is frozen by Wu since .*: the provider moves\n.*--force/),
    });
    expect(await cli.run('pin', 'shell@1.0.0')).toMatchObject({ code: 0 });
    for (const [args, why] of [
      [['freeze', 'mf-catalog', '--reason', 'x'], 'mf-catalog is frozen already, by Wu'],
      [['freeze', 'mf-nothing', '--reason', 'x'], 'mf-nothing is not in release'],
      [['unfreeze', '--reason', 'x'], 'channel live is not frozen, but mf-catalog'],
      [['unfreeze', 'shell', '--reason', 'x'], 'shell is not frozen'],
    ] as const) {
      expect(await cli.run(...args)).toMatchObject({ code: 1, err: expect.stringContaining(why) });
    }
    expect((await cli.run('show')).out).toMatch(/frozen +mf-catalog, by Wu since/);
    expect((await cli.run('diff', '2', 'live')).out).toMatch(/freeze of mf-catalog +added/);
    const forced = await cli.json('pin', 'mf-catalog@1.0.0', '--force', '--reason', 'prices are wrong');
    expect(forced).toMatchObject({ release: { forced: 'prices are wrong', frozenParts: [{ part: 'mf-catalog' }] } });
    await cli.run('unfreeze', 'mf-catalog', '--reason', 'it has moved');
    expect(await cli.json('show')).not.toHaveProperty('frozenParts');
  });

  test('a freeze begins and ends by itself', async () => {
    await using cli = await aShop(kind);
    using clock = aClock();
    await cli.run('freeze', '--from', '2h', '--until', '5h', '--reason', 'the sale');
    expect(await cli.run('pin', 'mf-catalog@1.0.0')).toMatchObject({ code: 0 });
    clock.goOn(3 * 3_600_000);
    expect(await cli.run('pin', 'mf-catalog@2.0.0')).toMatchObject({
      code: 1,
      err: expect.stringMatching(/channel live is frozen by .* from \S+ until \S+: the sale/),
    });
    clock.goOn(2 * 3_600_000);
    expect(await cli.json('pin', 'mf-catalog@2.0.0')).toMatchObject({ release: { forced: null, frozen: null } });
    expect(await cli.run('freeze', '--until', '2h', '--from', '3h', '--reason', 'x')).toMatchObject({
      code: 1,
      err: expect.stringContaining('over before it begins'),
    });
  });

  test('a pin may be planned, and is made when its time has come', async () => {
    await using cli = await aShop(kind);
    await cli.publish('mf-catalog@3.0.0');
    using clock = aClock();
    const planned = (await cli.json('pin', 'mf-catalog@3.0.0', '--at', '2h', '--author', 'Wu', '--reason', 'sale')) as {
      release: { planned: { id: string }[] };
    };
    expect(planned).toMatchObject({
      release: {
        kind: 'plan',
        parts: { 'mf-catalog': { version: '2.0.0' } },
        planned: [{ parts: { 'mf-catalog': '3.0.0' }, author: 'Wu', reason: 'sale', forced: null }],
      },
    });
    expect((await cli.run('show')).out).toMatch(/planned +\w{8} at \S+: mf-catalog@3\.0\.0, by Wu: sale/);
    expect((await cli.run('due')).out).toBe('Nothing is due.');
    await cli.run('pin', 'mf-catalog@1.0.0', '--reason', 'meanwhile');
    clock.goOn(2 * 3_600_000 + 1_000);
    expect((await cli.run('due')).out).toBe('release 5, planned by Wu: sale');
    const live = await cli.json('show');
    expect(live).toMatchObject({ kind: 'pin', author: 'Wu', parts: { 'mf-catalog': { version: '3.0.0' } } });
    expect(live).not.toHaveProperty('planned');
  });

  test('a planned pin can be cancelled, obeys a freeze, and is missed rather than late', async () => {
    await using cli = await aShop(kind);
    using clock = aClock();
    const plan = async (...args: string[]) => {
      const { release } = (await cli.json('pin', 'mf-catalog@1.0.0', '--at', '2h', '--reason', 'x', ...args)) as {
        release: { planned: { id: string }[] };
      };
      return release.planned.at(-1)!.id;
    };
    await cli.run('cancel', await plan(), '--reason', 'later');
    expect(await cli.json('show')).not.toHaveProperty('planned');
    expect(await cli.run('cancel', '00000000', '--reason', 'x')).toMatchObject({
      code: 1,
      err: expect.stringContaining('no pin 00000000 is planned'),
    });
    for (const [args, why] of [
      [['mf-catalog@9.9.9', '--at', '2h'], 'there is no'],
      [['mf-catalog@1.0.0', '--at', '2020-01-01'], 'is over'],
      [['mf-catalog@1.0.0', '--at', '2h', '--expires', '3d'], 'cannot expire'],
    ] as const) {
      expect(await cli.run('pin', ...args)).toMatchObject({ code: 1, err: expect.stringContaining(why) });
    }
    await plan();
    await cli.run('freeze', '--reason', 'the sale');
    clock.goOn(2 * 3_600_000 + 1_000);
    expect(await cli.run('due')).toMatchObject({ code: 1, err: expect.stringContaining('the sale') });
    await cli.run('unfreeze', '--reason', 'over');
    clock.goOn(15 * 60_000);
    expect((await cli.run('due')).out).toBe('Nothing is due.');
    expect((await cli.run('show')).out).toMatch(/missed +\w{8} at/);
  });

  test('a banned version leaves at once, and no way leads back to it', async () => {
    await using cli = await aShop(kind);
    await cli.publish('mf-catalog@3.0.0');

    const banned = await cli.json('ban', 'mf-catalog@2.0.0', '--reason', 'wrong prices');

    expect(banned).toMatchObject({
      release: {
        serial: 3,
        kind: 'ban',
        parts: { 'mf-catalog': { version: '1.0.0' } },
        banned: [{ part: 'mf-catalog', version: '2.0.0', reason: 'wrong prices' }],
      },
    });
    const why = expect.stringContaining('mf-catalog@2.0.0 is banned: wrong prices');
    expect(await cli.run('pin', 'mf-catalog@2.0.0', '--force', '--reason', 'x')).toMatchObject({ code: 1, err: why });
    expect(await cli.run('rollback', '2')).toMatchObject({ code: 1, err: why });
    expect(await cli.run('rollback', '2')).toMatchObject({
      err: expect.stringContaining('release 2 cannot come back'),
    });
    expect(await cli.run('rollback', '--expect', '3')).toMatchObject({
      code: 1,
      err: expect.stringContaining('no earlier release'),
    });
    await cli.run('pin', 'mf-catalog@3.0.0');
    expect(await cli.json('show')).toMatchObject({ banned: [{ version: '2.0.0' }] });
    expect(await cli.json('rollback')).toMatchObject({ release: { parts: { 'mf-catalog': { version: '1.0.0' } } } });
    expect(await cli.json('ban', 'mf-catalog@2.0.0', '--reason', 'again')).toMatchObject({ created: false });
  });

  test('a ban of what has expired can be started', async () => {
    await using cli = await aShop(kind);
    using clock = aClock();
    await cli.run('pin', 'mf-catalog@1.0.0', '--expires', '1h');
    expect(await cli.json('freeze', '--reason', 'sale')).toMatchObject({ release: { expires: expect.any(String) } });
    await cli.run('pin', 'mf-catalog@2.0.0', '--expires', '1h', '--force', '--reason', 'for an hour');
    clock.goOn(2 * 3_600_000);
    const banned = await cli.json('ban', 'mf-catalog@2.0.0', '--reason', 'wrong prices');
    expect(banned).toMatchObject({ release: { expires: null, parts: { 'mf-catalog': { version: '1.0.0' } } } });
  });

  test('a ban needs something to take the place', async () => {
    await using cli = await aShop(kind);
    await cli.run('ban', 'mf-catalog@1.0.0', '--reason', 'also wrong');
    expect(await cli.json('show')).toMatchObject({ parts: { 'mf-catalog': { version: '2.0.0' } } });
    const refused = await cli.run('ban', 'mf-catalog@2.0.0', '--reason', 'wrong');
    expect(refused).toMatchObject({ code: 1, err: expect.stringContaining('--replace mf-catalog@<version>') });
    await cli.publish('mf-catalog@3.0.0');
    const other = await cli.run('ban', 'mf-catalog@2.0.0', '--replace', 'shell@1.0.0', '--reason', 'wrong');
    expect(other).toMatchObject({ code: 1, err: expect.stringContaining('another part') });
    const same = await cli.run('ban', 'mf-catalog@2.0.0', '--replace', 'mf-catalog@1.0.0', '--reason', 'wrong');
    expect(same).toMatchObject({ code: 1, err: expect.stringContaining('mf-catalog@1.0.0 is banned') });
    await cli.run('ban', 'mf-catalog@2.0.0', '--replace', 'mf-catalog@3.0.0', '--reason', 'wrong');
    expect(await cli.json('show')).toMatchObject({ parts: { 'mf-catalog': { version: '3.0.0' } }, banned: [{}, {}] });
    const typing = await cli.run('ban', 'mf-catalog@9.9.9', '--reason', 'x');
    expect(typing).toMatchObject({ code: 1, err: expect.stringContaining('there is no mf-catalog@9.9.9 to ban') });
    expect(await cli.run('ban', 'mf-catalog@1.0.0')).toMatchObject({
      code: 2,
      err: expect.stringContaining('--reason'),
    });
  });

  test('a deprecated version warns whoever pins it', async () => {
    await using cli = await aShop(kind);
    await cli.run('deprecate', 'mf-catalog@1.0.0', '--reason', 'slow', '--author', 'Wu');
    expect((await cli.run('versions', 'mf-catalog')).out).toMatch(/^1\.0\.0 .*deprecated: slow$/m);
    const pinned = await cli.run('pin', 'mf-catalog@1.0.0');
    expect(pinned).toMatchObject({ code: 0, err: 'Warning: mf-catalog@1.0.0 is deprecated (Wu): slow' });
    await cli.run('deprecate', 'mf-catalog@1.0.0', '--undo');
    await cli.run('rollback');
    expect(await cli.json('pin', 'mf-catalog@1.0.0')).toMatchObject({
      warnings: [expect.stringContaining('mf-catalog@1.0.0 was taken back by release 4')],
    });
    const typing = await cli.run('deprecate', 'mf-catalog@9.9.9', '--reason', 'x');
    expect(typing).toMatchObject({ code: 1, err: expect.stringContaining('there is no mf-catalog@9.9.9') });
    expect(await cli.run('deprecate', 'mf-catalog@1.0.0')).toMatchObject({
      code: 2,
      err: expect.stringContaining('--undo'),
    });
  });

  test('a roll-back to what is not kept any more is refused by name', async () => {
    await using cli = await aShop(kind);
    await cli.publish('mf-catalog@3.0.0');
    await cli.run('pin', 'mf-catalog@3.0.0');
    await cli.run('gc', '--keep', '1', '--grace', '0m', '--delete');
    const refused = await cli.run('rollback', '1');
    expect(refused).toMatchObject({
      code: 1,
      err: 'Refused: release 1 is not kept any more: there is no mf-catalog@1.0.0',
    });
    expect(await cli.run('rollback')).toMatchObject({ code: 1, err: expect.stringContaining('no earlier release') });
  });
});

test.each([
  [['freeze'], 2, '--reason'],
  [['freeze', '--reason', 'x'], 1, 'no release that could be frozen'],
  [['unfreeze', '--reason', 'x'], 1, 'is not frozen'],
  [['ban', 'mf-catalog@1.0.0', '--reason', 'x'], 1, 'no release that could say it'],
  [['ban', 'mf-catalog', '--reason', 'x'], 1, 'has no version'],
  [['promote'], 2, '--from'],
  [['gc', '--keep', '0'], 2, 'what is live always stays'],
  [['gc', '--grace', '1y'], 2, '30d'],
  [['history', '--limit', '0'], 2, 'from 1'],
  [['diff', '1'], 1, 'there is no'],
  [['diff', 'Live'], 1, '"Live" is no release'],
  [['diff', 'live/'], 1, 'is no release'],
  [['why', 'mf-catalog'], 1, 'no release yet'],
  [['versions', 'mf-catalog'], 1, 'no published version'],
  [['versions', '../x'], 1, 'not the name of a part'],
  [['at', 'yesterday evening'], 1, 'neither an order number nor a time'],
  [['show', '--registry', 'https://shop.example'], 1, 'is not a registry'],
  [['show', '--registry', 's3://shop'], 1, 'AWS_ACCESS_KEY_ID'],
])('%j is refused with a reason', async (args, code, message) => {
  await using cli = await aCli();
  await cli.publish('shell@1.0.0');
  expect(await cli.run(...args)).toMatchObject({ code, err: expect.stringContaining(message) });
});
