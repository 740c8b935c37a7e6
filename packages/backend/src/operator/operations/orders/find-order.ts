import { eq, inArray, or } from 'drizzle-orm';
import type { DbOrTx, Tx } from '../../../kernel/db/database.ts';
import { orders } from '../../../kernel/db/schema/index.ts';
import { lockOrder, type Order } from '../../../modules/orders/order-records.ts';
import { Refused } from '../refused.ts';
import { asPrinted } from '../support/as-printed.ts';

/** Ids have fewer digits than order numbers, which have 19. */
const LONGEST_ID = 15;

/**
 * An order by its number, in any form in which it is printed, or its id, also one its customer has hidden.
 * @throws Refused when there is none
 */
export async function findAnyOrder(db: DbOrTx, reference: string): Promise<Order> {
  const printed = asPrinted(reference);
  const isId = /^\d+$/.test(printed) && printed.length <= LONGEST_ID;
  const [order] = await db
    .select()
    .from(orders)
    .where(or(inArray(orders.number, [reference, printed]), isId ? eq(orders.id, Number(printed)) : undefined));
  if (order) return order;
  throw new Refused(`There is no order ${reference}: give its number or its id ("shop orders list").`);
}

/**
 * The same, held until the transaction ends.
 * @throws Refused when there is none
 */
export async function lockAnyOrder(tx: Tx, reference: string): Promise<Order> {
  const { id } = await findAnyOrder(tx, reference);
  const order = await lockOrder(tx, id);
  if (!order) throw new Refused(`Order ${reference} has been removed.`);
  return order;
}

/** An order that cannot undergo something because of its state; `possible` says when it could. */
export function wrongState({ number, state }: Pick<Order, 'number' | 'state'>, possible: string): Refused {
  return new Refused(`Order ${number} is ${state}. ${possible}`);
}
