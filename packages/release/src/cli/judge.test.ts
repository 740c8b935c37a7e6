import { writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { Release } from '@jishi/contracts/release';
import { expect, test } from 'vitest';
import { aCli, type TestCli } from '../testing/cli.ts';
import { aClock } from '../testing/clock.ts';

const KEY = 'a key of the api';
const MINUTE = 60_000;

type Group = { visitors: number; events: Record<string, Record<string, number>> };
type Share = { buckets: number; candidate: Group; control: Group };

const well = (visitors: number): Group => ({ visitors, events: { error: { all: Math.round(visitors / 100) } } });
const broken: Group = { visitors: 104, events: { place: { all: 11, 'mf-catalog': 11 } } };
const bad: Share = { buckets: 100, candidate: broken, control: well(9_896) };
const good: Share = { buckets: 100, candidate: well(200), control: well(19_800) };

/** An api that knows what visitors met. */
async function anApi(shares: Share[]) {
  const asked: (string | undefined)[] = [];
  const api = { shares, asked, status: 200, series: {} };
  const server = createServer((request, response) => {
    asked.push(request.url);
    if (request.headers['x-internal-key'] !== KEY) return void response.writeHead(403).end();
    const isSeries = request.url?.endsWith('/series');
    response.writeHead(api.status).end(JSON.stringify(isSeries ? api.series : { shares: api.shares }));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return Object.assign(api, {
    origin,
    async [Symbol.asyncDispose]() {
      await new Promise((resolve) => server.close(resolve));
    },
  });
}

async function aShop(origin: string | null): Promise<TestCli> {
  const cli = await aCli();
  await cli.publish('shell@1.0.0', 'mf-catalog@1.0.0', 'mf-catalog@2.0.0');
  await cli.json('pin', 'shell@1.0.0', 'mf-catalog@1.0.0', '--no-wait');
  if (origin !== null) Object.assign(cli.env, { SHOP_API_ORIGIN: origin, SHOP_INTERNAL_KEY: KEY });
  return cli;
}

const begin = (cli: TestCli, ...options: string[]) =>
  cli.json(
    'pin',
    'mf-catalog@2.0.0',
    '--author',
    'Wu',
    '--no-wait',
    ...(options.length > 0 ? options : ['--share', '1']),
  );

const plan = async (cli: TestCli, steps: object[]): Promise<string> => {
  const path = join(cli.folder, 'rollout.json');
  await writeFile(path, JSON.stringify({ steps }));
  return path;
};

const live = async (cli: TestCli) => (await cli.json('show')) as Release;

test('a candidate that is worse is aborted by what is due, and the release says why', async () => {
  await using api = await anApi([bad]);
  await using cli = await aShop(api.origin);
  await begin(cli);
  const { id } = (await live(cli)).rollout ?? {};
  expect((await cli.run('due')).out).toContain('release 3');
  const release = await live(cli);
  expect(release).toMatchObject({
    kind: 'abort',
    author: 'judge of rollouts',
    parts: { 'mf-catalog': { version: '1.0.0' } },
  });
  expect(release.rollout).toBeUndefined();
  expect(release.reason).toMatch(
    /^the candidate is worse than what is live: place of mf-catalog: 11 of 104 visitors with the candidate, 0 of 9896 without \(evidence .*, bad from 500\)$/,
  );
  expect(api.asked[0]).toBe(`/internal/rollouts/${id}`);
  expect((await cli.run('due')).out).toBe('Nothing is due.');
});

test('judge says how it stands, and changes nothing', async () => {
  await using api = await anApi([good]);
  await using cli = await aShop(api.origin);
  await begin(cli);
  const first = await cli.run('judge');
  expect([first.code, first.out.split('\n')]).toEqual([
    0,
    [
      expect.stringMatching(/^no reason to abort: evidence [01]\.\d, bad from 500$/),
      '1 % of the visitors have the candidate: 200 visitors have had it, 19800 have not',
    ],
  ]);
  api.shares = [bad];
  const second = await cli.run('judge');
  expect([second.code, second.out]).toEqual([4, expect.stringContaining('  place of mf-catalog: 11 of 104')]);
  expect((await live(cli)).serial).toBe(2);
});

test('judge --curves says how it came to be, here and for programs', async () => {
  await using api = await anApi([bad]);
  const times = Array.from({ length: 60 }, (_, at) => new Date(Date.UTC(2026, 10, 21, 18, at)).toISOString());
  const rising = (to: number) => times.map((_, at) => Math.floor((to * (at + 1)) / 60));
  const series = {
    times,
    candidate: { visitors: rising(104), events: { place: { all: rising(11), 'mf-catalog': rising(11) } } },
    control: { visitors: rising(9_896), events: {} },
  };
  api.series = series;
  await using cli = await aShop(api.origin);
  await begin(cli);
  const { out } = await cli.run('judge', '--curves');
  expect(out.split('\n').slice(-13)).toEqual([
    expect.stringMatching(/^WITH \/ WITHOUT +VISITORS +place of mf-catalog/),
    expect.stringMatching(/^2026-11-21T18:04:00.000Z +8 \/ 824 +0 \/ 0/),
    ...Array(10).fill(expect.any(String)),
    expect.stringMatching(/^2026-11-21T18:59:00.000Z +104 \/ 9896 +11 \/ 0/),
  ]);
  const { curves } = JSON.parse((await cli.run('judge', '--curves', '--json')).out);
  expect(curves).toEqual({ rollout: (await live(cli)).rollout?.id, ...series });
  api.series = {};
  expect((await cli.run('judge', '--curves')).err).toContain('over time');
});

test.each([
  ['lcp', '2500', 'lcp above 2500 ms: 90 of 100'],
  ['cls', '100', 'cls above 0.1: 90 of 100'],
  ['calls', 'POST goodIndent failed', 'calls of POST goodIndent failed: 90 of 100'],
])('%s %s is told as %s', async (family, event, text) => {
  const candidate = { visitors: 100, events: { [family]: { [event]: 90 } } };
  await using api = await anApi([{ buckets: 100, candidate, control: well(9_900) }]);
  await using cli = await aShop(api.origin);
  await begin(cli);
  expect((await cli.run('judge')).out).toContain(text);
});

test('a step waits until enough visitors have had the candidate', async () => {
  const few = { ...good, candidate: well(149) };
  await using api = await anApi([few]);
  await using cli = await aShop(api.origin);
  using clock = aClock();
  await begin(
    cli,
    '--plan',
    await plan(cli, [
      { share: 1, for: '10m' },
      { share: 50, for: '10m', visitors: 20 },
      { share: 100, for: '1h' },
    ]),
  );
  clock.goOn(11 * MINUTE);
  expect(await cli.run('due')).toMatchObject({
    code: 1,
    err: expect.stringContaining('149 of 150 visitors have had the candidate at this share'),
  });
  api.shares = [good];
  expect((await cli.run('due')).code).toBe(0);
  expect((await live(cli)).rollout).toMatchObject({ buckets: 5_000 });

  clock.goOn(11 * MINUTE);
  const half = (visitors: number): Share => ({ buckets: 5_000, candidate: well(visitors), control: well(visitors) });
  api.shares = [good, half(19)];
  expect((await cli.run('due')).err).toContain('19 of 20 visitors');
  api.shares = [good, half(20)];
  expect((await cli.run('due')).code).toBe(0);
  expect((await live(cli)).rollout).toMatchObject({ buckets: 10_000 });
});

test('while the api does not answer no step is made, and it is said', async () => {
  await using cli = await aShop('http://127.0.0.1:9');
  using clock = aClock();
  await begin(
    cli,
    '--plan',
    await plan(cli, [
      { share: 1, for: '10m' },
      { share: 100, for: '1h' },
    ]),
  );
  clock.goOn(11 * MINUTE);
  expect(await cli.run('due')).toMatchObject({ code: 5, err: expect.stringContaining('the api does not answer') });
  expect((await live(cli)).rollout).toMatchObject({ buckets: 100 });
});

test.each([
  ['another key', 403, 200, 'does not accept this key'],
  ['an api of before', 200, 404, 'does not say what visitors of a rollout meet'],
])('%s is told', async (_, wrong, status, message) => {
  await using api = await anApi([good]);
  api.status = status;
  await using cli = await aShop(api.origin);
  if (wrong === 403) cli.env['SHOP_INTERNAL_KEY'] = 'another one';
  await begin(cli);
  expect((await cli.run('judge')).err).toContain(message);
});

test('without a key of the api a plan goes by its times, and judge says that nobody can be asked', async () => {
  await using cli = await aShop(null);
  using clock = aClock();
  await begin(
    cli,
    '--plan',
    await plan(cli, [
      { share: 1, for: '10m' },
      { share: 50, for: '1h' },
    ]),
  );
  expect(await cli.run('judge')).toMatchObject({ code: 1, err: expect.stringContaining('no key of the api') });
  clock.goOn(11 * MINUTE);
  expect((await cli.run('due')).code).toBe(0);
  expect((await live(cli)).rollout).toMatchObject({ buckets: 5_000 });
});

test('a rollout that goes back is left to people', async () => {
  await using api = await anApi([bad]);
  await using cli = await aShop(api.origin);
  await cli.json('pin', 'mf-catalog@2.0.0', '--no-wait');
  await cli.json('rollback', '--share', '1', '--no-wait');
  expect((await cli.run('due')).out).toBe('Nothing is due.');
  expect((await live(cli)).rollout).toMatchObject({ kind: 'rollback' });
});

test('somebody who has changed the share meanwhile is not run over', async () => {
  await using api = await anApi([bad]);
  await using cli = await aShop(api.origin);
  await begin(cli);
  const [, due] = await Promise.all([cli.run('share', '2', '--no-wait'), cli.run('due')]);
  expect([0, 1]).toContain(due.code);
  await cli.run('due');
  expect(await live(cli)).toMatchObject({ kind: 'abort', author: 'judge of rollouts' });
});
