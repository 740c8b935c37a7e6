import { existsSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { commands } from '../../all-commands.ts';
import { createShopContext } from '../../app/open-shop.ts';
import { ApiProcess } from '../../conformance/kill-tests/api-process.ts';
import { makeStore, type Store } from '../../conformance/kill-tests/store.ts';
import { readConfig } from '../../kernel/config/config.ts';
import { codeAt } from '../operations/operators/totp.ts';
import { runCli } from './support/run-cli.ts';
import { writeWhole } from './support/terminal.ts';

let store: Store;
let api: ApiProcess;
beforeAll(async () => {
  store = await makeStore('pglite');
  api = new ApiProcess(store.env);
  await api.origin();
}, 240_000);
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
    askText: null,
  };
  const exitCode = await runCli(args, {
    commands,
    openShop: createShopContext,
    terminal,
    readSettings: () => readConfig(store.env),
  });
  return { exitCode, out: out.join('\n'), err: err.join('\n') };
}

it('an embedded shop executes commands while it runs, and leaves the store to them when it was killed', async () => {
  const isLicensed = async () => {
    const response = await fetch(`${await api.origin()}/api/v1/app/authorization`);
    return ((await response.json()) as { message: string }).message;
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

  const photograph = join(store.env['SHOP_DATA'] ?? '', 'photograph.png');
  const create = { width: 40, height: 30, channels: 3 as const, background: 'red' };
  await sharp({ create }).png().toFile(photograph);
  const added = await run('pictures', 'add', photograph);
  expect(added).toMatchObject({ exitCode: 0, err: '' });
  expect((await fetch(`${await api.origin()}${added.out}`)).headers.get('content-type')).toBe('image/webp');

  await api.kill();
  expect(await run('settings', 'get', 'shop.licensed')).toMatchObject({ exitCode: 0, out: 'false' });
  // The socket of the dead process is in nobody's way.
  api = new ApiProcess(store.env);
  await api.origin();
  expect(await run('settings', 'set', 'shop.licensed', 'null')).toMatchObject({ exitCode: 0 });
  expect(await isLicensed()).toBe('1');
}, 240_000);

it('a running shop asks the operator for a code, through its socket', async () => {
  const { out } = await run('operators', 'add', 'ann', '--json');
  const secret = new URL((JSON.parse(out) as { address: string }).address).searchParams.get('secret') ?? '';
  // Each code works once; those of the step before and after are taken too.
  const codeIn = (seconds: number) => codeAt(secret, new Date(Date.now() + seconds * 1000));
  expect(await run('operators', 'confirm', 'ann', '--first-code', codeIn(0))).toMatchObject({ exitCode: 0 });
  const change = ['settings', 'set', 'codes.seconds', '90'];
  expect(await run(...change)).toMatchObject({ exitCode: 1, err: expect.stringContaining('This shop has operators') });
  expect(await run('settings', 'list')).toMatchObject({ exitCode: 0 });
  const proof = ['--operator', 'ann', '--code', codeIn(30)];
  expect(await run(...change, ...proof)).toMatchObject({ exitCode: 0 });
  expect((await run('settings', 'get', 'codes.seconds')).out).toBe('90');
  expect(await run(...change, ...proof)).toMatchObject({ exitCode: 1, err: expect.stringContaining('used already') });
}, 60_000);
