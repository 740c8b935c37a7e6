import { sql } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import { describeEngines } from '../../testing/index.ts';
import { checkInvariants, invariants } from './check-invariants.ts';
import type { Violation } from './invariant.ts';
import { makeWholeContext } from './testing/broken-context.ts';
import { brokenCustomers } from './testing/broken-customers.ts';
import { brokenOrders } from './testing/broken-orders.ts';
import { brokenParcels } from './testing/broken-parcels.ts';
import { brokenProducts } from './testing/broken-products.ts';
import { brokenRefunds } from './testing/broken-refunds.ts';

const broken = [...brokenProducts, ...brokenCustomers, ...brokenOrders, ...brokenRefunds, ...brokenParcels];

describeEngines('a database broken by hand', (shop) => {
  let whole: Awaited<ReturnType<typeof makeWholeContext>>;
  beforeAll(async () => {
    whole = await makeWholeContext(shop());
  });

  it('is whole before', async () => {
    expect(whole.context.acknowledged.faults).toEqual([]);
    expect(new Set(Object.values(whole.ids)).size).toBe(9);
    expect(await checkInvariants(shop().db, shop().config)).toEqual([]);
  });

  it.each(broken)('%s: %s', async (invariant, problem, statements) => {
    const undo = new Error('undo');
    let found: Violation[] = [];
    const breaking = shop().db.transaction(async (tx) => {
      for (const statement of statements(whole.ids, whole.context)) await tx.execute(sql.raw(statement));
      found = await checkInvariants(tx, shop().config);
      throw undo;
    });
    await expect(breaking).rejects.toBe(undo);
    const own = found.filter((one) => one.invariant === invariant && problem.test(one.problem));
    expect(own, JSON.stringify(found)).not.toEqual([]);
    expect(Object.values(own[0]?.facts ?? {})).not.toEqual([]);
  });

  it('is found for every invariant', () => {
    expect([...new Set(broken.map(([name]) => name))]).toEqual(invariants.map(({ name }) => name));
  });
});
