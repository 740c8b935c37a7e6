import { randomUUID } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { Release } from '@jishi/contracts/release';
import { describe, expect, test } from 'vitest';
import { openRegistry } from '../registry/registry.ts';
import { aCli } from '../testing/cli.ts';
import { aClock } from '../testing/clock.ts';

const MINUTE = 60_000;

async function aShop() {
  const cli = await aCli();
  await cli.publish('shell@1.0.0', 'mf-catalog@1.0.0', 'mf-catalog@2.0.0');
  await cli.run('pin', 'shell@1.0.0', 'mf-catalog@1.0.0');
  return {
    ...cli,
    /** A plan in a file, as typed. */
    async plan(value: unknown): Promise<string> {
      const path = join(cli.folder, 'rollout.json');
      await writeFile(path, typeof value === 'string' ? value : JSON.stringify(value));
      return path;
    },
    live: async () => (await cli.json('show')) as Release,
    due: async () => (await cli.run('due')).out,
  };
}

type Shop = Awaited<ReturnType<typeof aShop>>;

const begin = async (cli: Shop, steps: unknown): Promise<void> => {
  const { code, err } = await cli.run('pin', 'mf-catalog@2.0.0', '--author', 'Wu', '--plan', await cli.plan({ steps }));
  if (code !== 0) throw new Error(err);
};

const three = [
  { share: 1, for: '10m' },
  { share: '50%', for: '30m' },
  { share: 100, for: '1h' },
];

test('a rollout goes on by its plan, step by step, and finishes', async () => {
  await using cli = await aShop();
  using clock = aClock();
  await begin(cli, three);
  expect(await cli.live()).toMatchObject({ kind: 'rollout', rollout: { buckets: 100, plan: { step: 0 } } });
  expect((await cli.run('show')).out).toMatch(
    /step 1 of 3 since \S+: 1 % for 10 min, then 50 % for 30 min, then 100 % for 60 min/,
  );

  clock.goOn(9 * MINUTE);
  expect(await cli.due()).toBe('Nothing is due.');
  clock.goOn(MINUTE);
  expect(await cli.due()).toBe('release 3, planned by Wu: after step 1 of 3: 50 % of the visitors');
  expect(await cli.live()).toMatchObject({ kind: 'share', rollout: { buckets: 5_000, plan: { step: 1 } } });
  expect(await cli.due()).toBe('Nothing is due.');
  clock.goOn(30 * MINUTE);
  await cli.due();
  expect((await cli.live()).rollout?.buckets).toBe(10_000);
  clock.goOn(60 * MINUTE);
  expect(await cli.due()).toBe('release 5, planned by Wu: step 3 of 3 of the plan is over');
  const live = await cli.live();
  expect(live).toMatchObject({ kind: 'finish', parts: { 'mf-catalog': { version: '2.0.0' } } });
  expect(live.rollout).toBeUndefined();
});

test('a plan that does not end with everybody leaves the rest to somebody', async () => {
  await using cli = await aShop();
  using clock = aClock();
  await begin(cli, [three[0]]);
  clock.goOn(24 * 60 * MINUTE);
  expect(await cli.due()).toBe('Nothing is due.');
  expect((await cli.live()).rollout?.buckets).toBe(100);
});

test('a share by hand ends the plan', async () => {
  await using cli = await aShop();
  using clock = aClock();
  await begin(cli, three);
  expect(await cli.json('share', '5')).toMatchObject({ warnings: [expect.stringContaining('the plan')] });
  clock.goOn(24 * 60 * MINUTE);
  expect(await cli.due()).toBe('Nothing is due.');
});

test('a step waits for a freeze to end', async () => {
  await using cli = await aShop();
  using clock = aClock();
  await begin(cli, three);
  await cli.run('freeze', '--reason', 'the sale');
  clock.goOn(10 * MINUTE);
  expect(await cli.run('due')).toMatchObject({ code: 1, err: expect.stringContaining('the sale') });
  await cli.run('unfreeze', '--reason', 'over');
  expect(await cli.due()).toContain('50 % of the visitors');
});

test('a step waits for every web server that follows the channel', async () => {
  await using cli = await aShop();
  using clock = aClock();
  await begin(cli, [{ share: 1, for: '10s' }, three[1]]);
  clock.goOn(10_000);
  const registry = openRegistry(cli.registry);
  const id = randomUUID();
  const web = { name: 'web-1', integrity: null, seen: 2, refusals: [] };
  await registry.announce('live', id, { ...web, serial: 1 });
  expect(await cli.run('due')).toMatchObject({
    code: 1,
    err: expect.stringContaining('web-1 does not serve release 2'),
  });
  expect((await cli.live()).rollout?.buckets).toBe(100);
  const { integrity } = (await registry.releases('live')).at(-1)!;
  await registry.announce('live', id, { ...web, serial: 2, integrity });
  expect(await cli.due()).toContain('50 % of the visitors');
});

test('a step waits until its gate is open', async () => {
  let status = 503;
  await using server = createServer((_, response) => void response.writeHead(status).end()).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const gate = `http://127.0.0.1:${(server.address() as AddressInfo).port}/may-go-on`;
  await using cli = await aShop();
  using clock = aClock();
  await begin(cli, [{ ...three[0], gate }, three[1]]);
  clock.goOn(10 * MINUTE);
  expect(await cli.run('due')).toMatchObject({ code: 1, err: expect.stringContaining(`gate ${gate} answers 503`) });
  status = 204;
  expect(await cli.due()).toContain('50 % of the visitors');
});

const wrong: [string, unknown, string][] = [
  ['no JSON', '{', 'JSON'],
  ['no steps', { steps: [] }, 'steps'],
  ['something unknown', { steps: [{ ...three[0], until: 'noon' }] }, 'until'],
  ['a share that falls', { steps: [three[1], three[0]] }, 'step 2 gives it to no more visitors'],
  ['a share of nothing', { steps: [{ share: 101, for: '1h' }] }, 'step 1 has no share'],
  ['no time', { steps: [{ share: 1, for: 'long' }] }, 'step 1 does not say for how long'],
  ['a gate in the clear', { steps: [{ ...three[0], gate: 'http://monitor.example/' }] }, 'https://'],
];

test.each(wrong)('a plan with %s is refused', async (_, value, words) => {
  await using cli = await aShop();
  const { code, err } = await cli.run('pin', 'mf-catalog@2.0.0', '--plan', await cli.plan(value));
  expect([code, err]).toEqual([2, expect.stringContaining(words)]);
});

test('a plan that is not there, beside a share, or for later is refused', async () => {
  await using cli = await aShop();
  const plan = await cli.plan({ steps: three });
  expect(await cli.run('pin', 'mf-catalog@2.0.0', '--plan', 'no.json')).toMatchObject({ code: 2 });
  expect(await cli.run('pin', 'mf-catalog@2.0.0', '--plan', plan, '--share', '1')).toMatchObject({ code: 2 });
  expect(await cli.run('pin', 'mf-catalog@2.0.0', '--plan', plan, '--at', '1h')).toMatchObject({
    code: 1,
    err: expect.stringContaining('cannot be planned for a time'),
  });
});

describe('what everybody has', () => {
  test('is watched for an hour, then finished by itself', async () => {
    await using cli = await aShop();
    using clock = aClock();
    await cli.run('pin', 'mf-catalog@2.0.0', '--author', 'Wu', '--share', '5');
    const { err } = await cli.run('share', '100');
    expect(err).toContain('everybody has it and is watched for an hour: then the rollout is finished by itself');
    const given = await cli.live();
    expect(given).toMatchObject({ kind: 'share', rollout: { buckets: 10_000, plan: { step: 0 } } });
    await cli.run('share', '100', '--reason', 'again');
    expect(await cli.live()).toEqual(given);

    clock.goOn(59 * MINUTE);
    expect(await cli.due()).toBe('Nothing is due.');
    clock.goOn(MINUTE);
    expect(await cli.due()).toBe('release 4, planned by Wu: step 1 of 1 of the plan is over');
    expect(await cli.live()).toMatchObject({ kind: 'finish', parts: { 'mf-catalog': { version: '2.0.0' } } });
  });

  test('is what the next pin is made of, which ends the watch', async () => {
    await using cli = await aShop();
    await cli.publish('mf-cart@1.0.0', 'mf-cart@1.1.0');
    await cli.run('pin', 'mf-catalog@2.0.0', '--share', '100');

    const { err } = await cli.run('pin', 'mf-cart@1.0.0');

    expect(err).toContain('the rollout of mf-catalog@2.0.0 (pin by');
    expect(err).toContain('is finished with it: it is watched no more');
    const live = await cli.live();
    expect(live).toMatchObject({
      kind: 'pin',
      parts: { 'mf-catalog': { version: '2.0.0' }, 'mf-cart': { version: '1.0.0' } },
    });
    expect(live.rollout).toBeUndefined();
  });

  test('is what the next rollout is compared with', async () => {
    await using cli = await aShop();
    await cli.publish('mf-cart@1.0.0');
    await cli.run('pin', 'mf-catalog@2.0.0', '--share', '100');
    await cli.run('pin', 'mf-cart@1.0.0', '--share', '1');
    expect(await cli.live()).toMatchObject({
      parts: { 'mf-catalog': { version: '2.0.0' } },
      rollout: { buckets: 100, parts: { 'mf-catalog': { version: '2.0.0' }, 'mf-cart': { version: '1.0.0' } } },
    });
  });

  test('does not let anything new past a freeze, though it went back', async () => {
    await using cli = await aShop();
    await cli.publish('mf-catalog@3.0.0');
    await cli.run('pin', 'mf-catalog@2.0.0');
    await cli.run('freeze', '--reason', 'festival');
    expect((await cli.run('rollback', '1', '--share', '100')).code).toBe(0);
    const { code, err } = await cli.run('pin', 'mf-catalog@3.0.0');
    expect([code, err]).toEqual([1, expect.stringContaining('festival')]);
  });

  test('is what a freeze of a part keeps', async () => {
    await using cli = await aShop();
    await cli.publish('mf-cart@1.0.0');
    await cli.run('pin', 'mf-catalog@2.0.0', '--share', '100');
    await cli.run('freeze', 'mf-catalog', '--reason', 'festival');
    expect((await cli.run('pin', 'mf-cart@1.0.0')).code).toBe(0);
    expect((await cli.live()).parts['mf-catalog']?.version).toBe('2.0.0');
  });

  test('is finished during a freeze, too: nobody gets anything new', async () => {
    await using cli = await aShop();
    using clock = aClock();
    await cli.run('pin', 'mf-catalog@2.0.0', '--share', '100');
    await cli.run('freeze', '--reason', 'festival');
    clock.goOn(60 * MINUTE);
    expect(await cli.due()).toContain('step 1 of 1 of the plan is over');
    expect(await cli.live()).toMatchObject({ kind: 'finish', parts: { 'mf-catalog': { version: '2.0.0' } } });
  });

  test('goes back to what was live before with a rollback', async () => {
    await using cli = await aShop();
    await cli.run('pin', 'mf-catalog@2.0.0', '--share', '100');
    await cli.run('rollback');
    const live = await cli.live();
    expect(live.parts['mf-catalog']?.version).toBe('1.0.0');
    expect(live.rollout).toBeUndefined();
  });
});
