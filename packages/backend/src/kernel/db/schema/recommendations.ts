import { pgTable, primaryKey, real } from 'drizzle-orm/pg-core';
import { childOf, wholeNumber } from './columns.ts';
import { products } from './products.ts';

/** What goes with what, counted by a job: two products that the same customers bought or looked at. Each pair stands both ways round. */
export const productPairs = pgTable(
  'product_pairs',
  {
    productId: childOf(() => products.id, 'good_id'),
    otherId: childOf(() => products.id, 'other_good_id'),
    /** Customers who bought both, and who looked at both. */
    bought: wholeNumber(),
    viewed: wholeNumber(),
    /** Cosine similarity of their customers, buyers counted double: between 0 and 3. */
    closeness: real().notNull(),
  },
  (t) => [primaryKey({ columns: [t.productId, t.otherId] })],
);
