import { execFile } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';

const script = new URL('./server.ts', import.meta.url).pathname;
const folder = mkdtempSync(join(tmpdir(), 'jishi-server-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it('a shop that is no demo and does not know its address does not start, and opens nothing', async () => {
  const data = join(folder, 'data');
  const env = { PATH: process.env['PATH'], SHOP_DATA: data, SHOP_PROJECT_KEY: 'a-real-key', SHOP_API_PORT: '0' };
  const { code, said } = await new Promise<{ code: unknown; said: string }>((resolve) => {
    execFile(process.execPath, [script], { env }, (error, _out, said) => resolve({ code: error?.code, said }));
  });
  expect(code).toBe(1);
  expect(said).toMatch(/^Some settings are wrong:\n {2}- SHOP_PUBLIC_ORIGIN is missing[^\n]*\n$/);
  expect(existsSync(data)).toBe(false);
}, 60_000);
