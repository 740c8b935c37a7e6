import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openRegistry } from '@jishi/release';
import { aTestKey, writeBuild } from '@jishi/release/testing';
import { expect, test } from 'vitest';
import { pinChanged } from './pin-parts.ts';

/** A data folder, and what the sources of the two parts make at the moment. */
function aDataFolder() {
  const path = mkdtempSync(join(tmpdir(), 'jishi-scripts-'));
  const registry = openRegistry(join(path, 'registry'), aTestKey());
  const sources: Record<string, string> = { shell: '1.0.0', 'mf-catalog': '1.0.0' };
  const start = async () => {
    for (const [part, version] of Object.entries(sources)) {
      await registry.publish(await writeBuild(join(path, `${part}-${version}`), { part, version }));
    }
    const built = Object.entries(sources).map(([part, version]) => [part, { version, sources: '', files: '' }]);
    await pinChanged(registry, path, Object.fromEntries(built));
    const live = await registry.live('live');
    return { serial: live?.serial, catalog: live?.parts['mf-catalog']?.version };
  };
  return { registry, sources, start, [Symbol.dispose]: () => rmSync(path, { recursive: true }) };
}

const signed = { channel: 'live', author: 'Li', reason: 'test' };

test('the first start releases everything, the second nothing', async () => {
  using data = aDataFolder();
  expect(await data.start()).toEqual({ serial: 1, catalog: '1.0.0' });
  expect(await data.start()).toEqual({ serial: 1, catalog: '1.0.0' });
});

test('changed sources are released; going back to the old ones too', async () => {
  using data = aDataFolder();
  await data.start();
  data.sources['mf-catalog'] = '2.0.0';
  expect(await data.start()).toEqual({ serial: 2, catalog: '2.0.0' });
  data.sources['mf-catalog'] = '1.0.0';
  expect(await data.start()).toEqual({ serial: 3, catalog: '1.0.0' });
});

test('a roll-back stays until the sources change again', async () => {
  using data = aDataFolder();
  await data.start();
  data.sources['mf-catalog'] = '2.0.0';
  await data.start();
  await data.registry.rollback(signed);
  expect(await data.start()).toEqual({ serial: 3, catalog: '1.0.0' });
  data.sources['mf-catalog'] = '3.0.0';
  expect(await data.start()).toEqual({ serial: 4, catalog: '3.0.0' });
});

test('a part that somebody took out comes back with the next start', async () => {
  using data = aDataFolder();
  await data.start();
  await data.registry.pin({ ...signed, parts: { 'mf-catalog': null } });
  expect(await data.start()).toEqual({ serial: 3, catalog: '1.0.0' });
});
