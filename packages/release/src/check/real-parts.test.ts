import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { bareDeclaration } from '@jishi/contracts/bare-declaration';
import { isPartName } from '@jishi/contracts/names';
import { plannedEvents } from '@jishi/contracts/planned-events';
import type { Declaration } from '@jishi/contracts/release';
import { declarationOf } from '@jishi/tooling/declaration';
import { levelsFolder, neededLevel, readCallLevels, readLevels } from '@jishi/tooling/min-api';
import { type Backend, findOperation } from '@jishi/tooling/openapi';
import { readPart } from '@jishi/tooling/part-plan';
import { beforeAll, expect, test } from 'vitest';
import { readBackend } from './backend.ts';
import { checkRelease } from './check-release.ts';
import { eventsMet } from './rules/events-met.ts';

const root = fileURLToPath(new URL('../../../../', import.meta.url));
const names = readdirSync(root).filter((name) => isPartName(name) && existsSync(join(root, name, 'part.ts')));

let parts: Declaration[];
let backend: Backend | null;

beforeAll(async () => {
  backend = readBackend(join(root, 'packages/backend/openapi.json'));
  parts = await Promise.all(
    names.map(async (name) => bareDeclaration(name, '1.0.0', await declarationOf(await readPart(join(root, name))))),
  );
});

const blocking = (changed: readonly Declaration[]) =>
  checkRelease({ parts: changed, live: parts, backend })
    .findings.filter(({ blocks }) => blocks)
    .map(({ rule, part }) => `${rule} ${part}`);

test('the parts of the shop fit each other and the api, and to know it takes a moment', () => {
  expect(parts.length).toBeGreaterThanOrEqual(5);
  const start = performance.now();
  expect(blocking(parts)).toEqual([]);
  const milliseconds = performance.now() - start;
  console.log(`checked ${parts.length} parts in ${milliseconds.toFixed(0)} ms`);
  // The promise is two seconds on a computer that does nothing else.
  expect(milliseconds).toBeLessThan(10_000);
});

test('every event is emitted by whom it belongs to, and somebody subscribes', () => {
  const { findings } = checkRelease({ parts, live: parts, backend }, [eventsMet]);
  expect(findings).toEqual([]);
  const planned = Object.entries(plannedEvents).flatMap(([name, { emitters }]) =>
    emitters.map((part) => `${part} ${name}`),
  );
  const emitted = parts.flatMap(({ part, tells = {} }) => Object.keys(tells).map((name) => `${part} ${name}`));
  expect(emitted).toEqual(expect.arrayContaining(planned));
});

test('each needs the api that first had all of its calls, and knew what they send', () => {
  const levels = readLevels(levelsFolder);
  for (const { part, minApi, calls } of parts) {
    const missing = (level: number) =>
      calls.filter((call) => !findOperation(levels.find(({ apiLevel }) => apiLevel === level)!, call));
    expect(minApi, part).toBeLessThanOrEqual(backend!.apiLevel);
    expect(missing(minApi), part).toEqual([]);
    expect(minApi, part).toBe(neededLevel(calls, levels, readCallLevels()));
  }
  // Its preview asks for choices, which level 6 brought; the call is older.
  expect(parts.find(({ part }) => part === 'mf-cart-checkout')?.minApi).toBeGreaterThanOrEqual(6);
});

test('what they say of themselves is not empty: the scanners have found what the sources hold', () => {
  const all = <T>(of: (part: Declaration) => readonly T[]) => parts.flatMap((part) => of(part));
  expect(all(({ places }) => places).length).toBeGreaterThanOrEqual(8);
  expect(all(({ places }) => places.filter(({ props }) => props === null))).toEqual([]);
  expect(all(({ listens }) => Object.keys(listens)).length).toBeGreaterThanOrEqual(3);
  expect(all(({ links }) => links).length).toBeGreaterThanOrEqual(40);
  expect(all(({ calls }) => calls).length).toBeGreaterThanOrEqual(60);
  expect(all(({ texts }) => texts.used).length).toBeGreaterThanOrEqual(300);
});

test.each<[string, (part: Declaration) => void, string[]]>([
  [
    'a fragment is gone',
    (part) => part.part === 'mf-user-centre' && Object.assign(part, { fragments: [], tells: {} }),
    [
      'fragment-there mf-cart-checkout',
      'fragment-there mf-catalog',
      'link-targets mf-user-centre',
      'fragment-events mf-cart-checkout',
    ],
  ],
  [
    'a page is gone',
    (part) => part.part === 'mf-cart-checkout' && part.pages.splice(0, 1),
    ['link-targets mf-cart-checkout', 'page-links mf-cart-checkout', 'page-links mf-user-centre'],
  ],
  [
    'another platform of the shell',
    (part) => part.part === 'shell' && Object.assign(part, { platform: 99 }),
    names.filter((name) => name !== 'shell').map((name) => `platform ${name}`),
  ],
])('%s, and everybody it hits is named', (_what, change, expected) => {
  const changed = structuredClone(parts);
  for (const part of changed) change(part);
  expect(blocking(changed)).toEqual(expect.arrayContaining(expected));
});

test('every request of the shop is missed by somebody when the api loses it', () => {
  const used = parts.flatMap(({ calls }) => calls).find(({ path }) => path === '/good/{}');
  expect(used).toMatchObject({ method: 'GET' });
  const operations = backend!.operations.filter(({ path }) => path !== '/good/{id}');
  const { fits, findings } = checkRelease({ parts, live: parts, backend: { ...backend!, operations } });
  expect(fits).toBe(false);
  expect(findings.some(({ rule, part }) => rule === 'api-calls' && part === 'mf-catalog')).toBe(true);
});
