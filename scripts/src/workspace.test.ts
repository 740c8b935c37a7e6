import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { listParts } from './workspace.ts';

test('parts are found by looking: a fitting name and a part.ts', () => {
  const root = mkdtempSync(join(tmpdir(), 'jishi-workspace-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  for (const name of ['mf-zoo', 'packages', 'mf-apples', 'shell', 'mf-draft', 'mf-Odd', '.mf-hidden']) {
    mkdirSync(join(root, name));
    if (name !== 'mf-draft') writeFileSync(join(root, name, 'part.ts'), 'export default {};\n');
  }
  expect(listParts(root)).toEqual(['shell', 'mf-apples', 'mf-zoo']);
});
