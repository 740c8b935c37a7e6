import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { levelsFolder, neededLevel, readLevels } from './min-api.ts';

/** Levels that each offer these calls. */
function levelsOf(levels: Readonly<Record<number, readonly string[]>>) {
  const folder = mkdtempSync(join(tmpdir(), 'jishi-levels-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  writeFileSync(join(folder, 'README.md'), 'no level');
  for (const [level, calls] of Object.entries(levels)) {
    const paths: Record<string, Record<string, object>> = {};
    for (const call of calls) {
      const [method = '', path = ''] = call.split(' ');
      paths[path] = { ...paths[path], [method.toLowerCase()]: {} };
    }
    const document = { info: { 'x-api-level': Number(level) }, paths };
    writeFileSync(join(folder, `level-${level}.json`), JSON.stringify(document));
  }
  return readLevels(folder);
}

const one = ['GET /good', 'GET /good/{id}'];
const two = ['GET /good', 'GET /good/{number}', 'POST /good', 'GET /coupon'];
const ten = [...two, 'GET /good/hot'];

test.each<[string[], number]>([
  [[], 1],
  [['GET /good'], 1],
  [['GET /good', 'GET /good/{}'], 1],
  [['POST /good'], 2],
  [['GET /good', 'GET /coupon'], 2],
  // Levels before take it for the product "hot".
  [['GET /good/hot'], 10],
  [['GET /lottery'], 11],
])('%j needs level %i', (calls, expected) => {
  const levels = levelsOf({ 10: ten, 1: one, 2: two });
  expect(levels.map(({ apiLevel }) => apiLevel)).toEqual([1, 2, 10]);
  const asked = calls.map((call) => {
    const [method = '', path = ''] = call.split(' ');
    return { method, path };
  });
  expect(neededLevel(asked, levels)).toBe(expected);
});

test('a call that sends what only a later level knows needs that one', () => {
  const levels = levelsOf({ 1: one, 2: two, 10: ten });
  const later = { 'GET /good/{}': 10, 'POST /good': 1 };
  expect(neededLevel([{ method: 'GET', path: '/good/{}' }], levels, later)).toBe(10);
  expect(neededLevel([{ method: 'POST', path: '/good' }], levels, later)).toBe(2);
  expect(neededLevel([{ method: 'GET', path: '/good' }], levels, later)).toBe(1);
});

test('of what is kept, the oldest', () => {
  expect(neededLevel([{ method: 'GET', path: '/good' }], levelsOf({ 2: two, 10: ten }))).toBe(2);
});

test('without levels only a part without calls can be told', () => {
  expect(neededLevel([], readLevels('/nowhere'))).toBe(1);
  expect(() => neededLevel([{ method: 'GET', path: '/good' }], [])).toThrow('packages/backend/openapi');
});

test('levels of this api answer from the first one on', () => {
  const levels = readLevels(levelsFolder);
  expect(levels.map(({ apiLevel }) => apiLevel)).toEqual(levels.map((_, index) => index + (levels[0]?.apiLevel ?? 0)));
  expect(neededLevel([{ method: 'GET', path: '/good/{}' }], levels)).toBe(1);
  expect(neededLevel([{ method: 'GET', path: '/coupon' }], levels)).toBe(2);
});
