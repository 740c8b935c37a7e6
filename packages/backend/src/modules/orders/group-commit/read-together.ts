import type { Tx } from '../../../kernel/db/database.ts';
import { pipelined } from '../../../kernel/db/pipelined.ts';
import { claimAll } from '../../../kernel/http/idempotency.ts';
import { readSettings } from '../../../kernel/settings/settings.ts';
import { findAddresses } from '../../addresses/address-records.ts';
import { loadSaleProducts } from '../../catalogue/sale-products.ts';
import { loadOfferForMany } from '../../flash-sales/order-sales.ts';
import { holdSaleVariant } from '../../flash-sales/take-sale.ts';
import { provincesNotServed } from '../../shipping/delivery-settings.ts';
import { loadShippingRates } from '../../shipping/rate-records.ts';
import { minutesToPay } from '../order-settings.ts';
import { holdStock } from '../stock.ts';
import type { Lane, WantedOrder } from './lane.ts';

export type ReadTogether = Awaited<ReturnType<typeof readTogether>>;

/**
 * Everything a batch of orders is judged by, each customer having one of them. What is read is read behind the locks, so nothing of it changes
 * before the commit. Nobody waits for a customer who is busy elsewhere, or for a request that came twice, while others wait behind them.
 */
export async function readTogether(tx: Tx, { sale, isPatient }: Lane, orders: readonly WantedOrder[], now: Date) {
  const userIds = orders.map(({ order }) => order.userId);
  const addressIds = orders.flatMap(({ order }) => order.request.addressId ?? []);
  const lines = orders.flatMap(({ order }) => order.request.lines);
  const productIds = [...new Set(lines.map(({ productId }) => productId))];
  const [claimed, held, , offers, products, rates, addresses, settings] = await pipelined([
    claimAll(
      tx,
      orders.map(({ attempt }) => attempt),
    ),
    holdStock(tx, lines, isPatient),
    sale && holdSaleVariant(tx, sale.saleVariantId),
    sale && loadOfferForMany(tx, sale, userIds, now),
    loadSaleProducts(tx, productIds),
    loadShippingRates(tx, productIds),
    findAddresses(tx, addressIds),
    readSettings(tx, { minutesToPay, notServed: provincesNotServed }),
  ]);
  return { claimed, held, offers, products, rates, addresses, settings, now };
}
