import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { providedExports } from './provided-exports.ts';

test('names of the shared table, with default and * where they are complete, and members of our objects', () => {
  const folder = mkdtempSync(join(tmpdir(), 'jishi-tooling-'));
  const file = join(folder, 'server.cjs');
  writeFileSync(
    file,
    `exports.shared = {
      zustand: { create() {}, useStore() {} },
      'styled-components': { __esModule: true, default() {}, css() {} },
      react: { useState() {} },
      '@jishi/contracts': {
        __esModule: true,
        paths: { home() {}, product() {} },
        Fragment: { $$typeof: Symbol.for('react.memo'), type() {} },
        bus: new (class { emit() {} })(),
        languages: ['zh'],
      },
      '@jishi/api': Object.defineProperty({ createApi() {} }, '__esModule', { value: true }),
    };`,
  );
  expect(providedExports(file)).toEqual({
    '@jishi/api': ['*', 'createApi'],
    '@jishi/contracts': ['*', 'Fragment', 'bus', 'languages', 'paths', 'paths.home', 'paths.product'],
    react: ['*', 'default', 'useState'],
    'styled-components': ['css', 'default'],
    zustand: ['create', 'default', 'useStore'],
  });
  rmSync(folder, { recursive: true });
});
