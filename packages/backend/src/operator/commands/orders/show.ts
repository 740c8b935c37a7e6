import { Command } from 'commander';
import type { PaymentKind } from '../../../kernel/db/schema/index.ts';
import { DEFAULT_LANG, type LocalText, pickText } from '../../../kernel/texts/languages.ts';
import type { Times } from '../../../kernel/wire/times.ts';
import { refundWayLabel } from '../../../modules/orders/order-labels.ts';
import { hasBeenPaid } from '../../../modules/orders/order-states.ts';
import { describeOrder, type OrderDescription, printedOrder } from '../../operations/orders/describe-order.ts';
import type { ParcelDescription } from '../../operations/orders/describe-parcels.ts';
import { moneyText } from '../support/money.ts';
import { readsShop } from '../support/shop-command.ts';
import { facts, table } from '../support/table.ts';

const say = (text: LocalText | null | undefined) => (text ? pickText(text, DEFAULT_LANG) : '');
const attemptKinds: Readonly<Record<PaymentKind, string>> = {
  goodsIndent: 'payment',
  goodsIndentRefund: 'refund',
  freightRefund: 'freight',
  refund: 'refund',
};
/** How attempts at a provider stand. */

export const showCommand = readsShop(
  new Command('show').description('everything about an order').argument('<order>', 'number or id'),
  async (run, _: object, reference: string) => {
    const description = await describeOrder(run.shop.db, reference);
    const { times } = run.shop;
    const parts = [
      about(description, times),
      products(description),
      payments(description, times),
      parcels(description, times),
      addressChanges(description, times),
    ];
    run.show(printedOrder(description), parts.filter(Boolean).join('\n\n'));
  },
);

function about({ order, customer, location, courier }: OrderDescription, times: Times): string {
  const wasPaid = hasBeenPaid(order.state) || order.state === 'refunded';
  const isRefunded = order.refundTime !== null || order.state === 'refund-pending';
  return facts([
    ['order', order.number],
    ['id', order.id],
    ['state', order.state],
    ['customer', customer && `${customer.cellphone ?? customer.name} (${customer.id})`],
    ['placed', times.text(order.createdAt)],
    ['pay before', order.state === 'awaiting-payment' ? times.textOrNull(order.overtime) : null],
    ['paid', wasPaid && order.payTime ? `${times.text(order.payTime)}, ${order.payWay}` : null],
    ['shipped', times.textOrNull(order.shippingTime)],
    ['courier', courier && `${say(courier.name)} ${order.waybill ?? ''}`],
    ['reminded', times.textOrNull(order.remindedAt)],
    ['received', times.textOrNull(order.confirmTime)],
    ['in the bin', order.purgedAt ? null : times.textOrNull(order.deletedAt)],
    ['removed', times.textOrNull(order.purgedAt)],
    [
      'total',
      `${moneyText(order.total)} = goods ${moneyText(order.productsTotal)} + carriage ${moneyText(order.shippingFee)} - coupon ${moneyText(order.couponMoney)} - points ${moneyText(order.pointsMoney)} (${order.pointsSpent})`,
    ],
    [
      'refund',
      isRefunded
        ? `${moneyText(order.refundMoney)} ${say(refundWayLabel(order.refundWay))}: ${order.refundReason ?? ''}`
        : null,
    ],
    [
      'to',
      location && `${location.name} ${location.cellphone}, ${location.address}${location.location}${location.house}`,
    ],
    ['remark', order.remark],
    ['note', order.note],
    ['release', order.releaseId ?? order.release],
  ]);
}

function products({ lines }: OrderDescription): string {
  const rows = lines.map((line) => [
    String(line.id),
    String(line.productId),
    say(line.name),
    (line.productSku ?? []).map(({ value }) => say(value)).join(' '),
    line.number,
    line.sent,
    line.refunded,
    moneyText(line.price),
  ]);
  return table(['line', 'good', 'name', 'choice', 'pieces', 'sent', 'refunded', 'price'], rows);
}

function payments({ payments: attempts }: OrderDescription, times: Times): string {
  if (attempts.length === 0) return '';
  const rows = attempts.map((attempt) => [
    attempt.number,
    attemptKinds[attempt.type],
    attempt.platform,
    moneyText(attempt.money),
    attempt.outcome ?? attempt.state,
    times.text(attempt.createdAt),
  ]);
  return table(['attempt', 'kind', 'provider', 'amount', 'state', 'begun'], rows);
}

function parcels({ parcels: all }: OrderDescription, times: Times): string {
  return all.map((parcel) => oneParcel(parcel, times)).join('\n\n');
}

function oneParcel(parcel: ParcelDescription, times: Times): string {
  const inside = parcel.lines.map(({ orderLineId, pieces }) => `${orderLineId}:${pieces}`).join(', ');
  const about = facts([
    ['parcel', `${parcel.number} (id ${parcel.id}), ${parcel.state}`],
    ['courier', `${say(parcel.courier)} ${parcel.waybill}`],
    ['lines', inside],
    ['shipped', times.text(parcel.shippedAt)],
    ['delivered', times.textOrNull(parcel.deliveredAt)],
  ]);
  const way = parcel.tracking.map((event) => [times.text(event.happenedAt), event.status, say(event.text)]);
  return way.length === 0 ? about : `${about}\n${table(['time', 'status', 'text'], way)}`;
}

function addressChanges({ addressChanges: changes }: OrderDescription, times: Times): string {
  if (changes.length === 0) return '';
  const rows = changes.map((change) => [
    times.text(change.changedAt),
    `${change.name} ${change.cellphone}, ${change.address}${change.location}${change.house}`,
    moneyText(change.shippingFeeBefore),
    moneyText(change.shippingFee),
    change.refunded > 0
      ? `${moneyText(change.refunded)} ${change.way === 'source' ? 'to the source' : 'to the balance'}`
      : '',
  ]);
  return table(['address changed', 'before', 'freight before', 'freight', 'given back'], rows);
}
