import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { plannedEvents } from '@jishi/contracts/planned-events';
import { expect, onTestFinished, test } from 'vitest';
import { knownTerms } from './contracts.ts';
import { readPart } from './part-plan.ts';
import { fixturePart } from './testing/fixture-part.ts';

/** An event of its own, told by its fragment. */
const telling = {
  'src/contract.ts': `import * as z from 'zod/mini';
export default { 'flash-sale-strip': { props: z.object({ limit: z.int() }) } };
export const events = { 'promotions:opened': z.object({ saleId: z.string(), count: z.int() }) };
`,
};

/** A part without fragments of its own in a folder, which may have others beside it. */
function aGuest(folder: string): string {
  const guest = join(folder, 'mf-guest');
  mkdirSync(join(guest, 'src/generated'), { recursive: true });
  const plan = { name: 'mf-guest', owner: 'Tests', pages: {}, fragments: {} };
  writeFileSync(join(guest, 'part.ts'), `export default ${JSON.stringify(plan)};\n`);
  return guest;
}

test('a part knows the contracts of the parts beside it', async () => {
  const guest = aGuest(dirname(fixturePart(telling)));
  const known = await knownTerms(await readPart(guest));
  expect([...known.props.keys()]).toEqual(['mf_promotions/flash-sale-strip']);
  expect(known.props.get('mf_promotions/flash-sale-strip')).toMatchObject({
    type: 'object',
    properties: { limit: { type: 'integer' } },
    additionalProperties: false,
  });
  expect([...known.events.keys()]).toEqual([...Object.keys(plannedEvents), 'promotions:opened']);
});

test('alone it knows what was live, in the same bytes', async () => {
  const beside = await knownTerms(await readPart(aGuest(dirname(fixturePart(telling)))));
  const empty = mkdtempSync(join(tmpdir(), 'jishi-alone-'));
  onTestFinished(() => rmSync(empty, { recursive: true }));
  const guest = aGuest(empty);
  const nothing = await knownTerms(await readPart(guest));
  expect([nothing.props.size, [...nothing.events.keys()]]).toEqual([0, Object.keys(plannedEvents)]);
  // Release documents, which `pnpm release types` reads, have their keys in alphabetical order.
  const sorted = (value: unknown): unknown =>
    value !== null && typeof value === 'object' && !Array.isArray(value)
      ? Object.fromEntries(
          Object.entries(value)
            .sort(([a], [b]) => (a < b ? -1 : 1))
            .map(([key, item]) => [key, sorted(item)]),
        )
      : value;
  const live = {
    'mf_promotions/flash-sale-strip': {
      props: beside.props.get('mf_promotions/flash-sale-strip'),
      events: { 'promotions:opened': beside.events.get('promotions:opened')?.[0] },
    },
  };
  writeFileSync(join(guest, 'src/generated/live.json'), JSON.stringify(sorted(live)));
  const alone = await knownTerms(await readPart(guest));
  const bytesOf = ({ props, events }: typeof alone) => JSON.stringify([[...props], [...events]]);
  expect(bytesOf(alone)).toBe(bytesOf(beside));
});
