import { appendFile, mkdir, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parseLocation } from '../blob-store/location.ts';
import { keys } from '../blob-store/object-keys.ts';
import { openBlobStore } from '../blob-store/open-blob-store.ts';
import { aCli, commandKinds, type RegistryKind, type TestCli } from '../testing/cli.ts';
import { aClock } from '../testing/clock.ts';

/** Five versions of a remote, each live once; the last one is. */
async function aShop(kind: RegistryKind = 'folder'): Promise<TestCli> {
  const cli = await aCli(kind);
  await cli.publish('shell@1.0.0', ...[1, 2, 3, 4, 5].map((major) => `mf-catalog@${major}.0.0`));
  await cli.run('pin', 'shell@1.0.0', 'mf-catalog@1.0.0');
  for (const major of [2, 3, 4, 5]) await cli.run('pin', `mf-catalog@${major}.0.0`);
  return cli;
}

const storeOf = (cli: TestCli) => openBlobStore(parseLocation(cli.registry), { env: cli.env });
const versionsOf = async (cli: TestCli): Promise<string[]> =>
  ((await cli.json('versions', 'mf-catalog')) as { version: string }[]).map(({ version }) => version).sort();

test('what is planned stays', async () => {
  await using cli = await aShop();
  using clock = aClock();
  await cli.run('pin', 'mf-catalog@1.0.0', '--at', '60d', '--reason', 'as it was');
  clock.goOn(30 * 86_400_000);
  await cli.run('gc', '--keep', '1', '--delete');
  expect(await versionsOf(cli)).toEqual(['1.0.0', '5.0.0']);
});

describe.each(commandKinds)('on a %s', (kind) => {
  test('a good registry is all good', async () => {
    await using cli = await aShop(kind);
    expect(await cli.run('verify')).toEqual({
      code: 0,
      out: 'All good: 5 releases, 1 channel, 6 versions',
      err: '',
    });
  });

  test('every fault is named', async () => {
    await using cli = await aShop(kind);
    const blobs = storeOf(cli);
    const change = async (key: string, edit: (text: string) => string) =>
      blobs.put(key, edit((await blobs.get(key))!.toString('utf8')));
    const files = (await blobs.list('parts')).map(({ key }) => key);
    await change(files.find((key) => /mf-catalog\/2\.0\.0\/.*web\/entry\.js/.test(key))!, (text) => `${text} `);
    await blobs.remove([files.find((key) => /mf-catalog\/5\.0\.0\/.*server\.cjs/.test(key))!]);
    const list = files.find((key) => /shell\/1\.0\.0\/.*server\.cjs/.test(key))!;
    await blobs.put(list.replace('server.cjs', 'web/planted.js'), 'alert(1)');
    await change(keys.release('live', 2), (text) => text.replace('pin mf-catalog', 'pin MF-catalog'));
    await blobs.put(keys.release('live', 3), '{}');
    await blobs.put(keys.release('live', 7), (await blobs.get(keys.release('live', 5)))!);

    const { code, out } = await cli.run('verify', '--json');

    expect(code).toBe(4);
    const faults = (JSON.parse(out) as { faults: { where: string; what: string }[] }).faults;
    expect(faults).toEqual(
      expect.arrayContaining([
        { where: 'mf-catalog@2.0.0', what: expect.stringMatching(/entry\.js is not what was published/) },
        { where: 'mf-catalog@5.0.0', what: expect.stringMatching(/there is no .*server\.cjs/) },
        { where: 'shell@1.0.0', what: 'has web/planted.js, which is not in its list' },
        { where: 'live/2', what: expect.stringContaining('altered') },
        { where: 'live/3', what: expect.stringContaining('not well formed') },
        { where: 'live/4', what: expect.stringContaining('does not follow') },
        { where: 'live/6', what: 'is missing: the next one there is 7' },
        { where: 'live/7', what: expect.stringContaining('in the place of 7') },
      ]),
    );
    expect(faults).toHaveLength(8);
    expect((await cli.run('verify')).out).toMatch(/^WHERE +WHAT\n[\s\S]*\n8 faults in 6 releases/);
  });

  test('what is live must be there', async () => {
    await using cli = await aShop(kind);
    const blobs = storeOf(cli);
    const lists = [...(await blobs.list('lists')), ...(await blobs.list('parts'))].map(({ key }) => key);
    await blobs.remove(lists.filter((key) => /5\.0\.0(\.json|\/files\.json)$/.test(key)));
    const { code, out } = await cli.run('verify');
    expect([code, out]).toEqual([4, expect.stringMatching(/live\/5 +names mf-catalog@5\.0\.0: there is no/)]);
  });

  test('gc says what would go, and takes it only with --delete', async () => {
    await using cli = await aShop(kind);
    expect((await cli.run('gc', '--grace', '0m')).err).toBe('');
    const dry = await cli.run('gc', '--keep', '2', '--grace', '0m');
    expect(dry.err).toMatch(/newest 100 releases.*--keep 2 takes mf-catalog@1\.0\.0, mf-catalog@2\.0\.0.*from them/);
    expect(dry.out).toMatch(/mf-catalog +1\.0\.0 [\s\S]*mf-catalog +3\.0\.0/);
    expect(dry.out).toMatch(
      /3 versions \(.*\) and 0 things left behind would go; 3 versions stay\.\nNothing was removed/,
    );
    expect(await versionsOf(cli)).toHaveLength(5);

    const done = await cli.json('gc', '--keep', '2', '--grace', '0m', '--delete');

    expect(done).toMatchObject({
      kept: 3,
      versions: [{ version: '1.0.0' }, { version: '2.0.0' }, { version: '3.0.0' }],
    });
    expect(await versionsOf(cli)).toEqual(['4.0.0', '5.0.0']);
    expect((await storeOf(cli).list('parts')).filter(({ key }) => /catalog\/[123]\./.test(key))).toEqual([]);
    expect(await cli.run('verify')).toMatchObject({ code: 0 });
    expect(await cli.json('rollback')).toMatchObject({ release: { parts: { 'mf-catalog': { version: '4.0.0' } } } });
  });

  test.each([
    ['live on another channel', ['pin', 'shell@1.0.0', 'mf-catalog@1.0.0', '--channel', 'preview'], ['--grace', '0m']],
    ['within the grace time', [], ['--grace', '7d']],
  ])('gc keeps what is %s', async (_, before, options) => {
    await using cli = await aShop(kind);
    if (before.length > 0) await cli.run(...before);
    await cli.run('gc', '--keep', '1', ...options, '--delete');
    expect(await versionsOf(cli)).toContain('1.0.0');
  });

  test('a computer with other keys neither clears nor releases', async () => {
    await using cli = await aShop(kind);
    cli.env['SHOP_DATA'] = join(cli.folder, 'elsewhere');
    const refused = await cli.run('pin', '--latest');
    expect(refused).toMatchObject({
      code: 1,
      err: expect.stringMatching(/none is signed .*newest, 5: key \w{16}.*SHOP_RELEASE_KEYS/),
    });
    await cli.run('gc', '--keep', '5', '--grace', '0m', '--delete');
    expect(await versionsOf(cli)).toHaveLength(5);
  });

  test('gc keeps what was published last', async () => {
    await using cli = await aShop(kind);
    await cli.publish('mf-catalog@1.0.0');
    await cli.run('gc', '--keep', '1', '--grace', '0m', '--delete');
    expect(await versionsOf(cli)).toEqual(['1.0.0', '5.0.0']);
  });

  test('gc leaves alone what a pin is just using; what it is just removing cannot be pinned', async () => {
    await using cli = await aShop(kind);
    const blobs = storeOf(cli);
    await blobs.put(`${keys.leases}/a.json`, '{"versions":["mf-catalog@1.0.0"]}');
    await blobs.put(`${keys.removals}/b.json`, '{"versions":["mf-catalog@2.0.0"]}');
    const refused = await cli.run('pin', 'mf-catalog@2.0.0');
    expect(refused).toMatchObject({ code: 1, err: expect.stringContaining('is just being removed') });
    await cli.run('gc', '--keep', '1', '--grace', '0m', '--delete');
    expect(await versionsOf(cli)).toEqual(['1.0.0', '5.0.0']);
  });

  test('pins and gc at the same time leave no release without its versions', async () => {
    await using cli = await aShop(kind);
    const pins = ['1.0.0', '2.0.0', '3.0.0', '4.0.0'].map((version) => cli.run('pin', `mf-catalog@${version}`));
    const clears = [1, 2, 3].map(() => cli.run('gc', '--keep', '1', '--grace', '0m', '--delete'));
    const results = await Promise.all(pins);
    await Promise.all(clears);
    for (const { code, err } of results) {
      if (code !== 0) expect(err).toMatch(/just being removed|there is no/);
    }
    expect(await cli.run('verify')).toMatchObject({ code: 0 });
  });
});

test('gc sweeps what ended writers left in a folder', async () => {
  await using cli = await aShop();
  const temporary = join(cli.registry, 'temporary');
  await mkdir(join(temporary, 'half/web'), { recursive: true });
  await writeFile(join(temporary, 'half/web/entry.js'), 'half');
  await writeFile(join(temporary, 'half.json'), '{');
  await mkdir(join(cli.registry, keys.leases), { recursive: true });
  await writeFile(join(cli.registry, keys.leases, 'old.json'), '{"versions":["mf-catalog@1.0.0"]}');
  await writeFile(join(temporary, 'new.json'), '{');
  const longAgo = new Date(Date.now() - 2 * 3_600_000);
  for (const name of ['temporary/half', 'temporary/half.json', 'holding/old.json']) {
    await utimes(join(cli.registry, name), longAgo, longAgo);
  }
  const { out } = await cli.run('gc', '--delete');
  expect(out).toMatch(
    /left behind: .*temporary\/half\nleft behind: .*temporary\/half\.json\nleft behind: .*holding\/old\.json/,
  );
  expect(await readFile(join(temporary, 'new.json'), 'utf8')).toBe('{');
  await rm(join(temporary, 'new.json'));
  expect((await cli.run('gc')).out).toContain(' 0 things left behind');
});

test('gc sweeps half versions of a bucket', async () => {
  await using cli = await aCli('bucket');
  await cli.publish('shell@1.0.0');
  const bucketKey = 'registry/parts/mf-catalog/1.0.0/0123456789abcdef/web/entry.js';
  await storeOf(cli).put(bucketKey.slice('registry/'.length), 'half');
  expect(await cli.json('gc', '--delete')).toMatchObject({ leftovers: [] });
  cli.objects!.get(bucketKey)!.time = new Date(Date.now() - 2 * 3_600_000);
  expect(await cli.json('gc', '--delete')).toMatchObject({
    leftovers: ['s3://shop/registry/parts/mf-catalog/1.0.0/0123456789abcdef'],
  });
  expect(cli.objects!.has(bucketKey)).toBe(false);
  expect(await cli.run('verify')).toMatchObject({ code: 0 });
});

test('a release that expired while it is live is named', async () => {
  await using cli = await aShop();
  using clock = aClock();
  await cli.run('pin', 'mf-catalog@1.0.0', '--expires', '1h');
  expect(await cli.run('verify')).toMatchObject({ code: 0 });
  clock.goOn(2 * 3_600_000);
  expect(await cli.run('verify')).toMatchObject({
    code: 4,
    out: expect.stringMatching(/live\/6 +is live and expired 20/),
  });
});

test('a file that was added to is noticed', async () => {
  await using cli = await aShop();
  await appendFile(join(cli.registry, 'parts/shell/1.0.0/server.cjs'), '\n');
  expect(await cli.run('verify')).toMatchObject({ code: 4, out: expect.stringContaining('shell@1.0.0') });
});
