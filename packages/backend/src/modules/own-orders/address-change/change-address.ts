import { eq } from 'drizzle-orm';
import type { ShopContext } from '../../../kernel/context/shop-app.ts';
import type { Tx } from '../../../kernel/db/database.ts';
import { orderAddressChanges, orderLocations, orders } from '../../../kernel/db/schema/index.ts';
import { found, refuse } from '../../../kernel/errors/shop-error.ts';
import { readSetting } from '../../../kernel/settings/settings.ts';
import type { RefundWay } from '../../../kernel/words/money.ts';
import { findAddress } from '../../addresses/address-records.ts';
import { sendNotice } from '../../notices/send-notice.ts';
import { lockOwnOrder } from '../../orders/order-records.ts';
import { isSameAmount, orderTotals } from '../../orders/order-totals.ts';
import { settleOrder } from '../../orders/settle-order.ts';
import { recheckPayments } from '../../payment-attempts/recheck-payments.ts';
import { provincesNotServed } from '../../shipping/delivery-settings.ts';
import { isServed } from '../../shipping/served.ts';
import { addressNotice } from './address-notice.ts';
import { type AddressChoice, type ChangeFacts, choiceOf, readChange } from './read-change.ts';
import { refundShippingFee } from './refund-shipping-fee.ts';

/** `shown`: the shipping fee the customer was told, in yuan. */
export type AddressWish = { addressId: number; shown: number };

/**
 * Sends an order that was not sent yet elsewhere, while nobody else ships, pays or refunds it. Asking for where it goes already
 * changes nothing.
 * @throws ShopError `record.missing`; `order.address_missing`; `order.not_served`; `order.address_state`, `order.address_refund`; `order.price_changed` when
 * another shipping fee was shown; `order.address_dearer` when it was paid and the address costs more
 */
export async function changeAddress(
  tx: Tx,
  shop: ShopContext,
  { userId, orderId }: { userId: number; orderId: number },
  { addressId, shown }: AddressWish,
): Promise<void> {
  const order = found(await lockOwnOrder(tx, userId, orderId));
  const address = await findAddress(tx, userId, addressId);
  if (!address) throw refuse('order.address_missing');
  const facts = await readChange(tx, order, shop.now());
  if (facts.obstacle) throw refuse(facts.obstacle === 'refund' ? 'order.address_refund' : 'order.address_state');
  const choice = choiceOf(facts, address);
  if (choice.isCurrent) return;
  if (!isServed(address.address, await readSetting(tx, provincesNotServed))) throw refuse('order.not_served');
  if (!isSameAmount(shown, choice.shippingFee)) throw refuse('order.price_changed');
  if (choice.isDearer) throw refuse('order.address_dearer', { amount: (choice.difference / 100).toFixed(2) });
  await sendElsewhere(tx, shop, facts, choice);
}

async function sendElsewhere(tx: Tx, shop: ShopContext, facts: ChangeFacts, choice: AddressChoice): Promise<void> {
  const { order } = facts;
  const now = shop.now();
  const isPaid = order.payTime !== null;
  await writeLocation(tx, order.id, choice, now);
  const changed = await writeShippingFee(tx, facts, choice.shippingFee);
  const back = isPaid ? -choice.difference : 0;
  const way = back > 0 ? await refundShippingFee(tx, order, back, now) : 'balance';
  await remember(tx, facts, choice, { back, way, now });
  if (!isPaid && choice.difference !== 0) {
    // What is under way at a provider is of the old total.
    await recheckPayments(tx, order.id, now);
    if (changed.total === 0) await settleOrder(tx, shop, changed, facts.lines, 'balance');
  }
  await sendNotice(tx, order.userId, addressNotice(changed, choice, { back, way }), now);
}

async function writeLocation(tx: Tx, orderId: number, { address: row }: AddressChoice, now: Date): Promise<void> {
  const { cellphone, name, location, address, latitude, longitude, house } = row;
  const values = { cellphone, name, location, address, latitude, longitude, house, updatedAt: now };
  await tx
    .insert(orderLocations)
    .values({ orderId, createdAt: now, ...values })
    .onConflictDoUpdate({ target: orderLocations.orderId, set: values });
}

async function writeShippingFee(tx: Tx, { order }: ChangeFacts, shippingFee: number) {
  const { productsTotal: products, couponMoney: coupon, pointsMoney: points } = order;
  const { total } = orderTotals({ products, coupon, points, shippingFee });
  await tx.update(orders).set({ shippingFee, total }).where(eq(orders.id, order.id));
  return { ...order, shippingFee, total };
}

async function remember(
  tx: Tx,
  { order, location }: ChangeFacts,
  { shippingFee }: AddressChoice,
  { back, way, now }: { back: number; way: RefundWay; now: Date },
): Promise<void> {
  if (!location) return;
  const { cellphone, name, location: place, address, latitude, longitude, house } = location;
  await tx.insert(orderAddressChanges).values({
    orderId: order.id,
    ...{ cellphone, name, location: place, address, latitude, longitude, house },
    ...{ shippingFeeBefore: order.shippingFee, shippingFee, refunded: back, way, changedAt: now },
  });
}
