import { eq, sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { describeEngines } from '../../../testing/index.ts';
import { columns, couriers } from './index.ts';

describeEngines('a column of yes and no', (shop) => {
  it('holds the number, is read as a boolean and compared with one', async () => {
    const { id, isDefault } = couriers;
    const rows = await shop()
      .db.insert(couriers)
      .values([
        { name: {}, abbreviation: 'plain' },
        { name: {}, abbreviation: 'usual', isDefault: true },
      ])
      .returning({ id, isDefault, stored: sql<number>`${isDefault}` });
    expect(rows).toMatchObject([
      { isDefault: false, stored: 0 },
      { isDefault: true, stored: 1 },
    ]);
    expect(await shop().db.select({ id }).from(couriers).where(eq(isDefault, true))).toEqual([{ id: rows[1]?.id }]);
  });

  it('is 2 for help that is hidden, as ever', async () => {
    const { isVisible } = columns;
    const rows = await shop()
      .db.insert(columns)
      .values([{ name: {} }, { name: {}, isVisible: false }])
      .returning({ isVisible, stored: sql<number>`${isVisible}` });
    expect(rows).toEqual([
      { isVisible: true, stored: 1 },
      { isVisible: false, stored: 2 },
    ]);
  });
});
