import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { root } from './root.ts';
import { readSettings } from './settings.ts';

function aSettingsFile(text: string) {
  const folder = mkdtempSync(join(tmpdir(), 'jishi-scripts-'));
  const path = join(folder, '.env');
  writeFileSync(path, text);
  return { path, [Symbol.dispose]: () => rmSync(folder, { recursive: true }) };
}

test('without any setting the shop is a demo on the usual ports', () => {
  expect(readSettings({}, 'nowhere')).toEqual({
    port: 3000,
    apiPort: 4000,
    releasePort: 4100,
    dataFolder: resolve(root, 'data'),
    env: { SHOP_PORT: '3000', SHOP_API_PORT: '4000', SHOP_DATA: resolve(root, 'data'), SHOP_DEMO: '1' },
  });
});

test('the environment wins over the file, the file over the defaults; empty is not set', () => {
  using file = aSettingsFile('SHOP_PORT=3100\nSHOP_API_PORT=4100\nSHOP_DEMO=0\n');
  const settings = readSettings({ SHOP_PORT: '3200', SHOP_API_PORT: '' }, file.path);
  expect(settings).toMatchObject({ port: 3200, apiPort: 4100, env: { SHOP_DEMO: '0' } });
});

test('the release service has a port of its own, or is not wanted', () => {
  expect(readSettings({ SHOP_RELEASE_PORT: '4200' }, 'nowhere').releasePort).toBe(4200);
  expect(readSettings({ SHOP_RELEASE_PORT: '0' }, 'nowhere').releasePort).toBeNull();
  expect(() => readSettings({ SHOP_RELEASE_PORT: 'x' }, 'nowhere')).toThrow(/SHOP_RELEASE_PORT/);
});

test.each(['0', '65536', 'http', '3000.5'])('SHOP_PORT=%s is refused by name', (port) => {
  expect(() => readSettings({ SHOP_PORT: port }, 'nowhere')).toThrow(/SHOP_PORT/);
});
