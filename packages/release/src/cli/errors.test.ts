import { contentTag } from '@jishi/contracts/names';
import { expect, test } from 'vitest';
import { integrityOf } from '../documents/integrity.ts';
import { openRemoteRegistry } from '../service/remote-registry.ts';
import { aCli, type TestCli } from '../testing/cli.ts';
import { anInternalApi, type TestInternalApi } from '../testing/internal-api.ts';
import { aService } from '../testing/service.ts';

const HOME = 'console.log("a script in one line")\n';
const TAG = contentTag(integrityOf(HOME));
const FRAME = `/remotes/mf-catalog/${TAG}/home.js:1:1`;
/** The first column is line 10, column 5 of `home.tsx`. */
const maps = {
  'home.js': { version: 3, sources: ['mf-catalog/src/pages/home.tsx'], names: [], mappings: 'AASI,oGAKE' },
};

const aFault = {
  channel: 'live',
  release: 1,
  arm: 'live',
  kind: 'error',
  part: 'mf-catalog',
  version: '1.0.0',
  message: 'TypeError: x is undefined',
  frames: [FRAME],
  number: 3,
  pages: ['mf_catalog/home'],
  devices: ['phone'],
  requestIds: ['mwqpqo3f-1-7f3a9c2b1d'],
  firstAt: '2026-11-21T18:00:00.000Z',
  lastAt: '2026-11-21T18:30:00.000Z',
};
const faults = [
  { ...aFault, part: 'shell', message: 'Error: other', frames: [], number: 9, release: 77, version: null },
  aFault,
  {
    ...aFault,
    arm: 'candidate',
    version: '2.0.0',
    kind: 'place',
    number: 8,
    devices: ['desktop'],
    frames: ['/remotes/mf-catalog/BBBBBBBBBBBBBBBB/home.js:1:1'],
    lastAt: '2026-11-21T18:10:00.000Z',
  },
];

async function aShop(api: TestInternalApi): Promise<TestCli> {
  const cli = await aCli();
  await cli.publish('shell@1.0.0');
  const build = await cli.build('mf-catalog', '1.0.0', { web: { 'entry.js': 'start', 'home.js': HOME }, maps });
  await cli.json('publish', build);
  await cli.json('pin', 'shell@1.0.0', 'mf-catalog@1.0.0', '--reason', 'first', '--no-wait');
  return Object.assign(cli, { env: Object.assign(cli.env, api.env) });
}

test('errors names faults with the places in the sources, the most frequent first', async () => {
  await using api = await anInternalApi({ faults: { faults } });
  await using cli = await aShop(api);
  const { out } = await cli.run('errors');
  expect(out.split('\n\n').map((text) => text.split('\n')[0])).toEqual([
    '9 × shell: Error: other',
    '8 × mf-catalog: TypeError: x is undefined',
    '3 × mf-catalog: TypeError: x is undefined',
  ]);
  expect(out.split('\n\n')[2]?.split('\n')).toEqual([
    '3 × mf-catalog: TypeError: x is undefined',
    '    2026-11-21T18:00:00.000Z to 2026-11-21T18:30:00.000Z',
    '    kind     error',
    '    release  1',
    '    version  1.0.0',
    '    page     mf_catalog/home',
    '    device   phone',
    '    request  mwqpqo3f-1-7f3a9c2b1d',
    '    at mf-catalog/src/pages/home.tsx:10:5  (mf-catalog@1.0.0)',
  ]);
});

test('a fault of several releases is one', async () => {
  const again = { ...aFault, release: 2, kind: 'place', number: 4, frames: [FRAME.replace(':1:1', ':1:101')] };
  await using api = await anInternalApi({ faults: { faults: [aFault, again] } });
  await using cli = await aShop(api);
  await cli.json('pin', 'mf-catalog@1.0.0', '--reason', 'again', '--no-wait');
  await cli.json('freeze', '--reason', 'sale', '--no-wait');
  expect(await cli.json('errors')).toMatchObject([
    {
      number: 7,
      releases: ['1', '2'],
      kinds: ['error', 'place'],
      frames: [{ source: 'mf-catalog/src/pages/home.tsx' }],
    },
  ]);
});

test.each([
  [['mf-catalog'], 'channel=live&part=mf-catalog'],
  [['--release', '43'], 'channel=live&release=43'],
  [['--release', '43-candidate'], 'channel=live&release=43&arm=candidate'],
  [['mf-catalog', '--release', 'previews/7'], 'channel=previews&part=mf-catalog&release=7'],
  [['--since', '2026-11-21T18:00Z'], 'channel=live&since=2026-11-21T18%3A00%3A00.000Z'],
])('errors %j asks for %s', async (options, query) => {
  await using api = await anInternalApi({ faults: { faults: [] } });
  await using cli = await aShop(api);
  expect((await cli.run('errors', ...options)).out).toBe('Nothing was told.');
  expect(api.asked).toEqual([`faults?${query}`]);
});

test.each([
  [['--since', 'soon'], 1, 'is no time'],
  [['--release', 'latest'], 1, 'is no release'],
])('errors %j is refused', async (options, code, message) => {
  await using api = await anInternalApi({ faults: { faults: [] } });
  await using cli = await aShop(api);
  expect(await cli.run('errors', ...options)).toMatchObject({ code, err: expect.stringContaining(message) });
});

test.each([
  ['an api of before', {}, 5, 'does not say which faults'],
  ['an api with another key', { SHOP_INTERNAL_KEY: 'wrong' }, 1, 'does not accept this key'],
  ['no key', { SHOP_INTERNAL_KEY: '' }, 1, 'set SHOP_INTERNAL_KEY'],
])('%s is told', async (_, env, code, message) => {
  await using api = await anInternalApi({});
  await using cli = await aShop(api);
  Object.assign(cli.env, env);
  expect(await cli.run('errors')).toMatchObject({ code, err: expect.stringContaining(message) });
});

test('whoever may look gets them from a release service, curves of a rollout too', async () => {
  const asked: object[] = [];
  const { frames: _, channel: __, release, firstAt: first, lastAt: last, kind, version, arm: ___, ...told } = aFault;
  const frame = { frame: FRAME, part: 'mf-catalog', version, source: 'home.tsx', line: 10, column: 5, problem: null };
  const group = { ...told, first, last, releases: [`${release}`], versions: [version], kinds: [kind], frames: [frame] };
  const curve = { visitors: [1, 2], events: { place: { 'mf-catalog': [0, 1] } } };
  const curves = { rollout: '3fa9c1d2', times: [first, last], candidate: curve, control: curve };
  await using service = await aService({
    wrap: (registry) => ({
      ...registry,
      faults: async (request) => {
        asked.push(request);
        return [group];
      },
      curves: async () => curves,
    }),
  });
  await service.registry.publish(await service.build('shell', '1.0.0'));
  const viewer = await service.token('Vi', 'viewer');
  const { out } = await service.run(viewer, 'errors', 'mf-catalog', '--release', '1-candidate', '--json');
  expect(JSON.parse(out)).toEqual([group]);
  expect(asked).toEqual([{ channel: 'live', part: 'mf-catalog', release: 1, arm: 'candidate' }]);
  const remote = openRemoteRegistry(service.origin, viewer);
  expect(await remote.curves('live')).toEqual(curves);
});
