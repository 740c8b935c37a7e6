import type { Release } from '@jishi/contracts/release';
import type { Registry } from '@jishi/release';
import { expect, test, vi } from 'vitest';
import type { ReleaseVerifier } from './release-verifier.ts';
import { createRetainedVersions } from './retained-versions.ts';

const release = (serial: number, version: string) =>
  ({ serial, parts: { 'mf-catalog': { version, files: `hash of ${version}` } } }) as unknown as Release;

function open(depth: number) {
  const readFiles = vi.fn(async () => ({}));
  const registry = { readFiles, serials: async () => [], partFolder: () => '/versions' } as unknown as Registry;
  const verifier = { verify: async () => null, async *before() {} } as unknown as ReleaseVerifier;
  return { readFiles, retained: createRetainedVersions({ registry, verifier, channel: 'live', depth, pause: 0 }) };
}

test('lists of files are read once, and forgotten with the last release that names their version', async () => {
  const { readFiles, retained } = open(2);
  const find = () => retained.find('mf-catalog', '1.0.0');
  retained.add(release(1, '1.0.0'));
  await find();
  retained.add(release(2, '2.0.0'));
  expect(await find()).toMatchObject({ hash: 'hash of 1.0.0' });
  expect(readFiles).toHaveBeenCalledTimes(1);
  retained.add(release(3, '2.0.0'));
  expect(await find()).toBeNull();
  retained.add(release(4, '1.0.0'));
  await find();
  expect(readFiles).toHaveBeenCalledTimes(2);
});
