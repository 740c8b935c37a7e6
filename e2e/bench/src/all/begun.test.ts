import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { keepBegun, readBegun } from './begun.ts';
import { aBench, aReport } from './fixtures.ts';

const folder = mkdtempSync(join(tmpdir(), 'jishi-begun-'));
const file = join(folder, 'cache/all.json');
afterAll(() => rmSync(folder, { recursive: true }));

test('what was begun is kept for the same revision alone', async () => {
  await expect(readBegun('abc1234', file)).rejects.toThrow('Nothing was begun');
  const report = aReport({ pages: aBench([]) }, { wanted: ['pages', 'api'] });
  await keepBegun(report, file);
  expect(await readBegun('abc1234', file)).toEqual(report);
  await expect(readBegun('fff0000', file)).rejects.toThrow('measured revision abc1234, this is fff0000');
  writeFileSync(file, '{');
  await expect(readBegun('abc1234', file)).rejects.toThrow('is no JSON');
});
