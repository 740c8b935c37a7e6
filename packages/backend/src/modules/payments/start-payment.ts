import { and, eq, inArray, sql } from 'drizzle-orm';
import type { ShopContext } from '../../kernel/context/shop-app.ts';
import type { Tx } from '../../kernel/db/database.ts';
import { paymentLogs, products, productVariants } from '../../kernel/db/schema/index.ts';
import { found, refuse } from '../../kernel/errors/shop-error.ts';
import type { JobLog } from '../../kernel/jobs/job-kinds.ts';
import { ProviderError } from '../../kernel/provider-calls/provider-errors.ts';
import { type Lang, pickText } from '../../kernel/texts/languages.ts';
import { daysAfter } from '../../kernel/time/time-after.ts';
import { productsName } from '../orders/order-notices.ts';
import { demandsOf, loadLines, lockOwnOrder, type Order, type OrderLine } from '../orders/order-records.ts';
import { stateNow, verdict } from '../orders/order-states.ts';
import { stockDemands } from '../orders/stock-demand.ts';
import {
  type AttemptData,
  keptCode,
  nextCheck,
  type PaymentLog,
  readAttempt,
  toRequest,
} from '../payment-attempts/attempt.ts';
import type { PaymentProvider, PaymentStart, Platform } from '../payment-attempts/payment-provider.ts';
import { insertAttempt } from '../payment-attempts/payment-records.ts';
import { checkPayment } from './check-payment.ts';
import { assertChosen, methodOf } from './payment-methods.ts';

export type StartWish = {
  userId: number;
  orderId: number;
  platform: Platform;
  lang: Lang;
  /** Scheme and host under which the shop is called. */
  origin: string;
};

/** An attempt, and what its order costs now: in cents. */
type Opened = { attempt: PaymentLog; total: number };

/** Providers cut names at lengths of their own. */
const MAX_DESCRIPTION = 60;

/**
 * Begins to pay an order, or goes on with the open attempt of the same order and platform.
 * @throws ShopError `record.missing`, `pay.unavailable`, `pay.expired`, `order.state`, `pay.stock`, `pay.stock_sku`,
 * `pay.codes` or, when the provider does not play along, `pay.provider`
 */
export async function startPayment(
  shop: ShopContext,
  log: JobLog,
  wish: StartWish,
): Promise<{ number: string; start: PaymentStart }> {
  const provider = await shop.payments.find(wish.platform, wish.origin);
  const attempt = await currentAttempt(shop, log, wish, provider);
  const data = readAttempt(attempt);
  if (!provider || !data) throw refuse('pay.unavailable');
  const kept = keptCode(data, shop.now());
  if (kept) return { number: attempt.number, start: kept };
  const start = await askProvider(shop, log, provider, attempt, data);
  if (start.kind === 'qr') await keepCode(shop, attempt, start);
  return { number: attempt.number, start };
}

/** One of what the order costs now: an older one is closed at the provider first, or taken for what became of it. */
async function currentAttempt(
  shop: ShopContext,
  log: JobLog,
  wish: StartWish,
  provider: PaymentProvider | null,
): Promise<PaymentLog> {
  const open = () => shop.db.transaction((tx) => openAttempt(tx, shop, wish, provider !== null));
  const { attempt, total } = await open();
  if (!provider || attempt.money === total) return attempt;
  await checkPayment(shop, log, provider, attempt);
  const anew = await open();
  if (anew.attempt.money !== anew.total) throw refuse('pay.provider');
  return anew.attempt;
}

async function openAttempt(tx: Tx, shop: ShopContext, wish: StartWish, isAvailable: boolean): Promise<Opened> {
  const order = found(await lockOwnOrder(tx, wish.userId, wish.orderId));
  if (!isAvailable) throw refuse('pay.unavailable');
  await assertChosen(tx, methodOf[wish.platform]);
  const now = shop.now();
  const state = stateNow(order.state, order.overtime, now);
  if (state === 'expired') throw refuse('pay.expired');
  if (verdict('pay', state) !== 'apply' || order.total === 0) throw refuse('order.state');
  const lines = await loadLines(tx, [order.id]);
  await checkStock(tx, lines);
  const [open] = await tx
    .select()
    .from(paymentLogs)
    .where(
      and(
        eq(paymentLogs.orderId, order.id),
        eq(paymentLogs.platform, wish.platform),
        eq(paymentLogs.type, 'goodsIndent'),
        eq(paymentLogs.state, 'open'),
      ),
    );
  const attempt = open ?? (await insertAttempt(tx, 'P', now, newAttempt(shop, order, lines, wish)));
  return { attempt, total: order.total };
}

function newAttempt(
  shop: ShopContext,
  order: Order,
  lines: readonly OrderLine[],
  { lang, platform, origin }: StartWish,
) {
  const now = shop.now();
  const name = pickText(productsName(lines.map((line) => line.name)), lang);
  const description = [...name].slice(0, MAX_DESCRIPTION).join('') || order.number;
  const data: AttemptData = {
    description,
    expires: (order.overtime ?? daysAfter(now, 1)).toISOString(),
    notifyUrl: `${origin}${shop.config.apiBase}paymentNotify`,
    returnUrl: `${origin}${lang === 'en' ? '/en' : ''}/money/pay?id=${order.id}`,
  };
  return {
    userId: order.userId,
    name: description,
    money: order.total,
    orderId: order.id,
    type: 'goodsIndent' as const,
    platform,
    data,
    checkAt: nextCheck('payment', 0, now),
  };
}

/** Stock and codes that fall on payment are taken then; asking for money that must go back at once helps nobody. */
async function checkStock(tx: Tx, lines: readonly OrderLine[]): Promise<void> {
  const open = stockDemands(demandsOf(lines.filter((line) => !line.isStockTaken)));
  const productIds = open.filter((demand) => demand.variantId === null).map((demand) => demand.productId);
  const variantIds = open.flatMap((demand) => demand.variantId ?? []);
  const ofProducts = await tx
    .select({ id: products.id, stock: products.stock })
    .from(products)
    .where(anyOf(products.id, productIds));
  const ofVariants = await tx
    .select({ id: productVariants.id, stock: productVariants.stock })
    .from(productVariants)
    .where(anyOf(productVariants.id, variantIds));
  for (const { productId, variantId, quantity } of open) {
    const row =
      variantId === null
        ? ofProducts.find((one) => one.id === productId)
        : ofVariants.find((one) => one.id === variantId);
    if ((row?.stock ?? 0) < quantity) throw refuse(variantId === null ? 'pay.stock' : 'pay.stock_sku');
  }
}

const anyOf = (column: typeof products.id | typeof productVariants.id, ids: number[]) =>
  ids.length > 0 ? inArray(column, ids) : sql`false`;

async function askProvider(
  shop: ShopContext,
  log: JobLog,
  provider: PaymentProvider,
  attempt: PaymentLog,
  data: AttemptData,
): Promise<PaymentStart> {
  try {
    return await provider.start(toRequest(attempt, data));
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
    log.error({ err: error, platform: attempt.platform, code: error.code }, 'a payment could not be begun');
    // A provider that refuses may know of a payment or an end that nobody has told us yet.
    if (error.kind === 'refused') await checkPayment(shop, log, provider, attempt);
    throw refuse('pay.provider');
  }
}

async function keepCode(shop: ShopContext, attempt: PaymentLog, start: PaymentStart): Promise<void> {
  if (start.kind !== 'qr') return;
  const code = { content: start.content, goodUntil: start.goodUntil.toISOString() };
  await shop.db
    .update(paymentLogs)
    .set({ data: sql`${paymentLogs.data} || ${JSON.stringify({ code })}::jsonb` })
    .where(and(eq(paymentLogs.id, attempt.id), eq(paymentLogs.state, 'open')));
}
