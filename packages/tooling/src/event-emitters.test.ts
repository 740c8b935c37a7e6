import type { PartName } from '@jishi/contracts/names';
import { describe, expect, test } from 'vitest';
import { declarationOf } from './declaration.ts';
import { payloadsOf } from './event-emitters.ts';
import { moduleEffects } from './module-effects.ts';
import { readPart } from './part-plan.ts';
import { sourceOf } from './sources.ts';
import { fixturePart } from './testing/fixture-part.ts';

const ask = (name: PartName, emitted: string[], own: Record<string, object> = {}) =>
  payloadsOf({ name, plan: { name, owner: 'Tests', pages: {}, fragments: {} } }, emitted, own as never);

test('an event of the plan has its schema from there, an own one from the contract', () => {
  const chosen = { type: 'object' };
  expect(ask('mf-gifts', ['gifts:chosen'], { 'gifts:chosen': chosen })).toEqual({ 'gifts:chosen': chosen });
  expect(ask('mf-user-centre', ['address:selected'])).toMatchObject({
    'address:selected': { properties: { addressId: { type: ['string', 'null'] } } },
  });
});

test.each<[string, string[], Record<string, object>, PartName, string]>([
  [
    'one of another part',
    ['address:selected'],
    {},
    'mf-gifts',
    'mf-gifts emits address:selected, which is emitted by mf-user-centre (packages/contracts/src/planned-events.ts)',
  ],
  ['one nobody states', ['gifts:chosen'], {}, 'mf-gifts', 'its contract does not say what that carries'],
  [
    'one that is only stated',
    [],
    { 'gifts:chosen': {} },
    'mf-gifts',
    'states gifts:chosen in its contract and never emits it',
  ],
  ['one under another name', ['toys:chosen'], { 'toys:chosen': {} }, 'mf-gifts', 'its own events begin with gifts:'],
  ['one that is planned', ['notice:read'], { 'notice:read': {} }, 'mf-user-centre', 'planned-events.ts states'],
])('%s is refused', (_what, emitted, own, part, message) => {
  expect(() => ask(part, emitted, own)).toThrow(message);
});

describe('who emits within a part', () => {
  const sources = [
    sourceOf(
      '/p/strip.ts',
      "import { useTold } from './told.ts';\nexport default defineFragment('a', () => useTold());",
    ),
    sourceOf('/p/badge.ts', "import { quiet } from './told.ts';\nexport default defineFragment('b', () => quiet());"),
    sourceOf(
      '/p/told.ts',
      "export function useTold() { const { bus } = useShop(); bus.emit('a:b', {}); last(); }\n" +
        "const last = () => shop.bus.emit('c:d', {});\nexport const quiet = () => 1;",
    ),
  ];

  test('is what its module mentions, however far away', () => {
    const fragments = {
      strip: { module: './strip.ts', hydrate: 'load' as const },
      badge: { module: './badge.ts', hydrate: 'load' as const },
    };
    const plan = { name: 'mf-p' as const, owner: 'Tests', pages: {}, fragments };
    const acts = moduleEffects({ name: 'mf-p', mfName: 'mf_p', folder: '/p', plan }, sources);
    expect(acts.map(({ id, emits }) => [id, emits])).toEqual([
      ['mf_p/strip', ['a:b', 'c:d']],
      ['mf_p/badge', []],
    ]);
  });

  test('stands in the declaration, by fragment and of the part', async () => {
    const folder = fixturePart({
      'src/contract.ts': `import * as z from 'zod/mini';
export default { 'flash-sale-strip': { props: z.object({}) } };
const payload = z.object({ saleId: z.string() });
export const events = { 'promotions:opened': payload, 'promotions:left': payload };
`,
      'src/strip.tsx': "export default defineFragment('x', () => bus.emit('promotions:opened', { saleId: '1' }));\n",
      'src/coupons.tsx':
        "bus.listen('promotions:opened', f); bus.listen('toys:sold', f);\n" +
        "export default definePage({ Component: () => bus.emit('promotions:left', { saleId: '1' }), load: () => ({ title: 'x' }) });\n",
    });
    const { tells, fragments, listens } = await declarationOf(await readPart(folder));
    const payload = expect.objectContaining({ required: ['saleId'] });
    expect(tells).toEqual({ 'promotions:left': payload, 'promotions:opened': payload });
    expect(fragments.map(({ events }) => events)).toEqual([{ 'promotions:opened': payload }]);
    expect(listens).toEqual({ 'promotions:opened': payload, 'toys:sold': { not: {} } });
  });
});
