import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { MAPS_FILE } from '@jishi/contracts/release';
import { expect, onTestFinished, test } from 'vitest';
import { packMaps } from './pack-maps.ts';

function aBuild(maps: Record<string, object>): string {
  const folder = mkdtempSync(join(tmpdir(), 'jishi-maps-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  mkdirSync(join(folder, 'maps/deep'), { recursive: true });
  for (const [name, map] of Object.entries(maps)) writeFileSync(join(folder, 'maps', name), JSON.stringify(map));
  return folder;
}

test('maps become one file, with sources named from the root and without their texts', () => {
  const map = { version: 3, file: 'home.js', names: ['a'], mappings: 'AAAA', sourcesContent: ['secret'] };
  const folder = aBuild({
    'home.js.map': { ...map, sources: ['./src/pages/home.tsx', '../packages/ui/src/button.tsx'] },
    'deep/list.js.map': { ...map, sources: ['webpack/runtime', 'x'.repeat(301)] },
    'home.css': {},
  });
  packMaps(folder, 'mf-catalog');
  expect(JSON.parse(brotliDecompressSync(readFileSync(join(folder, MAPS_FILE))).toString())).toEqual({
    'deep/list.js': {
      version: 3,
      sources: ['mf-catalog/webpack/runtime', 'mf-catalog/bundler'],
      names: ['a'],
      mappings: 'AAAA',
    },
    'home.js': {
      version: 3,
      sources: ['mf-catalog/src/pages/home.tsx', 'packages/ui/src/button.tsx'],
      names: ['a'],
      mappings: 'AAAA',
    },
  });
  expect(existsSync(join(folder, 'maps'))).toBe(false);
});

test('a build without maps stays as it is', () => {
  const folder = mkdtempSync(join(tmpdir(), 'jishi-maps-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  packMaps(folder, 'shell');
  expect(existsSync(join(folder, MAPS_FILE))).toBe(false);
});
