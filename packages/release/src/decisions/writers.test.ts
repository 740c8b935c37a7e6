import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdir, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { aCli, type RegistryKind, registryKinds, type TestCli } from '../testing/cli.ts';

const program = join(import.meta.dirname, '../testing/writer.ts');

function startWriter({ registry, folder, env }: TestCli, ...args: string[]): ChildProcess {
  return spawn(process.execPath, [program, registry, folder, ...args], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
}

async function endOf(child: ChildProcess): Promise<number | null> {
  const [code] = (await once(child, 'exit')) as [number | null];
  return code;
}

type Entry = { serial: number; problem: string | null; release: { reason: string; author: string } };

const parts = ['mf-a', 'mf-b', 'mf-c', 'mf-d', 'mf-e'];
const isFull = process.env['TEST_FULL'] === '1';
/** Each is a release; every one of them is read again by whoever lost its serial, which takes a bucket its time. */
const pinsOf = { folder: 10, bucket: isFull ? 10 : 4 } satisfies Record<RegistryKind, number>;
const KILLS = isFull ? 5 : 2;

test.each(registryKinds)(
  'five processes that write at once lose nothing on a %s',
  { timeout: 120_000 },
  async (kind) => {
    await using cli = await aCli(kind);
    const versions = Array.from({ length: pinsOf[kind] }, (_, index) => `1.0.${index}`);
    await cli.publish('shell@1.0.0', ...parts.flatMap((part) => versions.map((version) => `${part}@${version}`)));
    await cli.run('pin', 'shell@1.0.0', '--reason', 'open');

    const writers = parts.map((part) => startWriter(cli, 'pin', ...versions.map((version) => `${part}@${version}`)));
    expect(await Promise.all(writers.map(endOf))).toEqual([0, 0, 0, 0, 0]);

    const entries = (await cli.json('history', '--all')) as Entry[];
    expect(entries.map(({ serial }) => serial)).toEqual(
      Array.from({ length: 1 + parts.length * versions.length }, (_, index) => index + 1),
    );
    expect(entries.filter(({ problem }) => problem)).toEqual([]);
    const pinned = entries.slice(1).map(({ release }) => release.reason);
    const wanted = parts.flatMap((part) => versions.map((version) => `pin ${part}@${version}`));
    expect(pinned.toSorted()).toEqual(wanted.toSorted());
    expect(new Set(entries.slice(1).map(({ release }) => release.author)).size).toBe(5);
    expect(await cli.run('verify')).toMatchObject({ code: 0 });
  },
);

describe.each(registryKinds)('on a %s', (kind) => {
  test('a writer that is killed leaves nothing half', { timeout: 120_000 }, async () => {
    await using cli = await aCli(kind);
    await cli.publish('shell@1.0.0');
    await cli.run('pin', 'shell@1.0.0');
    for (let round = 1; round <= KILLS; round += 1) {
      const builds = [1, 2, 3].map((patch) =>
        cli.build('mf-catalog', `${round}.0.${patch}`, { web: largeFiles(round) }),
      );
      const writer = startWriter(cli, 'churn', ...(await Promise.all(builds)));
      for (let line = 0; line < round; line += 1) await once(writer.stdout!, 'data');
      const ended = once(writer, 'exit');
      writer.kill('SIGKILL');
      await ended;
      expect(await cli.run('verify')).toMatchObject({ code: 0, err: '' });
      expect(await cli.run('rollback', '1')).toMatchObject({ code: 0 });
    }
  });
});

test('what a killed writer leaves in a folder is swept', { timeout: 60_000 }, async () => {
  await using cli = await aCli();
  await cli.publish('shell@1.0.0');
  await cli.run('pin', 'shell@1.0.0');
  const leftovers = async (): Promise<string[]> => {
    const folders = ['temporary', 'holding'].map((name) => join(cli.registry, name));
    const names = folders.map(async (folder) => (await readdir(folder)).map((name) => join(folder, name)));
    return (await Promise.all(names)).flat();
  };
  const build = await cli.build('mf-catalog', '1.0.0', { web: largeFiles(1) });
  do {
    const writer = startWriter(cli, 'churn', build);
    const ended = once(writer, 'exit');
    while ((await leftovers()).length === 0) await setImmediate();
    writer.kill('SIGKILL');
    await ended;
  } while ((await leftovers()).length === 0); // it was quicker
  const longAgo = new Date(Date.now() - 2 * 3_600_000);
  for (const path of await leftovers()) await utimes(path, longAgo, longAgo);
  await cli.run('gc', '--delete');
  expect(await leftovers()).toEqual([]);
  expect(await cli.run('verify')).toMatchObject({ code: 0 });
});

/** Enough to be in the middle of it. */
const largeFiles = (seed: number): Record<string, string> =>
  Object.fromEntries(Array.from({ length: 20 }, (_, index) => [`f${index}.js`, `${seed} ${index}`.repeat(2000)]));
