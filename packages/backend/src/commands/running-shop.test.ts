import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readConfig } from '../config.ts';
import { ApiProcess } from '../crash/api-process.ts';
import { makeStore, type Store } from '../crash/store.ts';
import { commands } from './index.ts';
import { runCli } from './support/run-cli.ts';
import { writeWhole } from './support/terminal.ts';

let store: Store;
let api: ApiProcess;
beforeAll(async () => {
  store = await makeStore('pglite');
  api = new ApiProcess(store.env);
  await api.origin();
}, 120_000);
afterAll(async () => {
  await api.kill();
  await store.remove();
});

/** What `pnpm shop …` says, with the settings of the api. */
async function run(...args: string[]) {
  const out: string[] = [];
  const err: string[] = [];
  const terminal = {
    out: (text: string) => void out.push(text),
    err: (text: string) => void err.push(text),
    file: writeWhole,
    ask: null,
  };
  const exitCode = await runCli(args, { commands, terminal, readSettings: () => readConfig(store.env) });
  return { exitCode, out: out.join('\n'), err: err.join('\n') };
}

it('an embedded shop executes commands while it runs, and leaves the store to them when it was killed', async () => {
  const isLicensed = async () => {
    const answer = await fetch(`${await api.origin()}/api/v1/app/authorization`);
    return ((await answer.json()) as { message: string }).message;
  };
  expect(await isLicensed()).toBe('1');
  expect(await run('settings', 'set', 'shop.licensed', 'false')).toMatchObject({ exitCode: 0, err: '' });
  expect(await isLicensed()).toBe('-1');
  const file = join(store.env['SHOP_DATA'] ?? '', 'backup.jsonl.gz');
  expect(await run('backup', file)).toMatchObject({ exitCode: 0 });
  expect(existsSync(file)).toBe(true);
  expect(await run('restore', file)).toMatchObject({
    exitCode: 1,
    err: expect.stringContaining('stop the shop first'),
  });

  await api.kill();
  expect(await run('settings', 'get', 'shop.licensed')).toMatchObject({ exitCode: 0, out: 'false' });
  // The socket of the dead process is in nobody's way.
  api = new ApiProcess(store.env);
  await api.origin();
  expect(await run('settings', 'set', 'shop.licensed', 'null')).toMatchObject({ exitCode: 0 });
  expect(await isLicensed()).toBe('1');
}, 120_000);
