import type { CommerceReport, ReportedLine } from '@jishi/contracts';

/** Amounts are kept in one currency; the language changes its sign, never the amount. */
const CURRENCY = 'CNY';
const inUnits = (cents: number): number => cents / 100;

/** An event in the naming of GA4. */
export type CommerceEvent = {
  name: CommerceReport['name'];
  params: {
    currency: string;
    value: number;
    transaction_id?: string;
    items: {
      item_id: string;
      item_name: string;
      item_variant?: string;
      price: number;
      quantity: number;
    }[];
  };
};

/** Names what a part has reported as tools for measuring expect it. */
export function toCommerceEvent(report: CommerceReport): CommerceEvent {
  const sum = report.lines.reduce((total, { unitPrice, quantity }) => total + unitPrice * quantity, 0);
  const isPurchase = report.name === 'purchase';
  return {
    name: report.name,
    params: {
      currency: CURRENCY,
      value: inUnits(isPurchase ? report.paid : sum),
      ...(isPurchase ? { transaction_id: report.orderNumber } : {}),
      items: report.lines.map(toItem),
    },
  };
}

function toItem({ productId, name, options = [], unitPrice, quantity }: ReportedLine) {
  const variant = options.map(({ value }) => value).join(' / ');
  return {
    item_id: productId,
    item_name: name,
    ...(variant ? { item_variant: variant } : {}),
    price: inUnits(unitPrice),
    quantity,
  };
}
