import { spawnSync } from 'node:child_process';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { aCli } from '../testing/cli.ts';

const lines: string[] = [];
beforeEach(() => void vi.spyOn(console, 'log').mockImplementation((text: string) => void lines.push(text)));
afterEach(() => void lines.splice(0));

/** What a shell offers after these words; the last one has been begun. */
async function offered(cli: Awaited<ReturnType<typeof aCli>>, ...words: string[]): Promise<string[]> {
  lines.splice(0);
  const { code, err } = await cli.run('complete', '--', ...words);
  expect([code, err]).toEqual([0, '']);
  return lines.flatMap((line) => (line.startsWith(':') ? [] : line.split('\t')[0]!));
}

test('commands, options, parts, versions and channels', async () => {
  await using cli = await aCli();
  await cli.publish('shell@1.0.0', 'mf-catalog@1.0.0', 'mf-catalog@2.0.0');
  await cli.run('pin', '--latest');
  await cli.run('promote', '--from', 'live', '--to', 'preview');
  expect(await offered(cli, 'pro')).toEqual(['promote']);
  expect(await offered(cli, 'history', '--au')).toEqual(['--author']);
  expect(await offered(cli, 'pin', 'mf-catalog@2')).toEqual(['mf-catalog@2.0.0']);
  expect(await offered(cli, 'pin', 'shell@1.0.0', 'mf-')).toEqual([
    'mf-catalog@1.0.0',
    'mf-catalog@2.0.0',
    'mf-catalog@latest',
  ]);
  expect(await offered(cli, 'versions', '')).toEqual(['shell', 'mf-catalog']);
  expect(await offered(cli, 'status', '--channel', '')).toEqual(['live', 'preview']);
  expect(await offered(cli, 'promote', '--from', 'p')).toEqual(['preview']);
  expect(await offered(cli, 'keys', '')).toEqual(expect.arrayContaining(['list']));
});

test('a registry that is not there completes commands all the same', async () => {
  await using cli = await aCli();
  cli.env['SHOP_REGISTRY'] = 's3://127.0.0.1:1/nowhere';
  expect(await offered(cli, 'roll')).toEqual(['rollback']);
  expect(await offered(cli, 'pin', 'mf-')).toEqual([]);
});

test('what a shell reads is a script of that shell', async () => {
  await using cli = await aCli();
  const { code, out } = await cli.run('completion', 'bash');
  expect(code).toBe(0);
  const checked = spawnSync('bash', ['-n'], { input: [out, ...lines].join('\n'), encoding: 'utf8' });
  expect([checked.status, checked.stderr]).toEqual([0, '']);
  expect((await cli.run('completion', 'tcsh')).code).toBe(2);
});
