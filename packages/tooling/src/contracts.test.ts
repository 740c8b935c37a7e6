import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { knownContracts } from './contracts.ts';
import { readPart } from './part-plan.ts';
import { fixturePart } from './testing/fixture-part.ts';

/** A part without fragments of its own in a folder, which may have others beside it. */
function aGuest(folder: string): string {
  const guest = join(folder, 'mf-guest');
  mkdirSync(join(guest, 'src/generated'), { recursive: true });
  const plan = { name: 'mf-guest', owner: 'Tests', minApi: 1, pages: {}, fragments: {} };
  writeFileSync(join(guest, 'part.ts'), `export default ${JSON.stringify(plan)};\n`);
  return guest;
}

test('a part knows the contracts of the parts beside it', async () => {
  const guest = aGuest(dirname(fixturePart()));
  const known = await knownContracts(await readPart(guest));
  expect([...known.keys()]).toEqual(['mf_promotions/flash-sale-strip']);
  expect(known.get('mf_promotions/flash-sale-strip')).toMatchObject({
    props: { type: 'object', properties: { limit: { type: 'integer' } }, additionalProperties: false },
    events: {},
  });
});

test('alone it knows what was live, in the same bytes', async () => {
  const beside = await knownContracts(await readPart(aGuest(dirname(fixturePart()))));
  const empty = mkdtempSync(join(tmpdir(), 'jishi-alone-'));
  onTestFinished(() => rmSync(empty, { recursive: true }));
  const guest = aGuest(empty);
  expect(await knownContracts(await readPart(guest))).toEqual(new Map());
  // Release documents, which `pnpm release types` reads, have their keys in alphabetical order.
  const sorted = (value: unknown): unknown =>
    value !== null && typeof value === 'object' && !Array.isArray(value)
      ? Object.fromEntries(
          Object.entries(value)
            .sort(([a], [b]) => (a < b ? -1 : 1))
            .map(([key, item]) => [key, sorted(item)]),
        )
      : value;
  writeFileSync(join(guest, 'src/generated/live.json'), JSON.stringify(sorted(Object.fromEntries(beside))));
  const alone = await knownContracts(await readPart(guest));
  const propsOf = (known: typeof alone) => JSON.stringify(known.get('mf_promotions/flash-sale-strip')?.props);
  expect(propsOf(alone)).toBe(propsOf(beside));
});
