import { expect, it } from 'vitest';
import { explain, type Ran } from './explain.ts';

/** A schedule of a customer with an offer that has a variant. */
const ran = (seed: number, customerId: number, variantId: number): Ran =>
  ({
    seed,
    context: { customers: [{ id: customerId }], offers: { tea: { id: 1, variantId } } },
    schedule: { batches: [[{ kind: 'pay' }]] },
  }) as unknown as Ran;
const violation = (facts: Record<string, unknown>) =>
  ({ invariant: 'stock-adds-up', problem: 'twice', facts }) as never;
const both = [ran(1, 11, 101), ran(2, 12, 102)];

it('says nothing where nothing is wrong', () => {
  expect(explain(both, [], [])).toBeNull();
});

it.each([{ userId: 12 }, { variantId: 102 }, { skuId: 102 }])('names the schedule of %j', (facts) => {
  const failure = explain(both, [], [violation(facts)]);
  expect(failure?.seeds).toEqual([2]);
  expect(failure?.report).toMatch(/^schedule 2 .*\n {2}stock-adds-up: twice/);
});

it('names all of them where it is of none', () => {
  const failure = explain(both, [], [violation({ orderId: 7 })]);
  expect(failure?.seeds).toEqual([1, 2]);
  expect(failure?.report).toMatch(/^schedule 1 to 2, .*\n {2}stock-adds-up: twice/);
});
