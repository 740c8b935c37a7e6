import { timesCents, yuanOfCents } from '../money.ts';
import { wordOfLabel } from '../wire/labels.ts';
import { wordOf } from '../wire/numbers.ts';
import { centsFromYuan, toNumber, toPage } from '../wire/values.ts';
import type { PointsDirection, PointsEntry, PointsOffer, PointsOfferLine, PointsPage } from './model.ts';
import type { WirePointsLog, WirePointsLogPage, WirePointsOffer } from './wire.ts';

export const directionNumbers = { income: 0, spending: 1 } as const satisfies Record<PointsDirection, number>;
const directionLabels = {
  income: { zh: '收入', en: 'Income' },
  spending: { zh: '支出', en: 'Expend' },
} as const;

export function toPointsPage(wire: WirePointsLogPage): PointsPage {
  return {
    ...toPage(wire.paginate, toPointsEntry),
    income: toNumber(wire.income),
    spending: toNumber(wire.expend),
  };
}

export function toPointsOffer(wire: WirePointsOffer): PointsOffer {
  const available = toNumber(wire.available);
  return {
    available,
    usable: Math.max(0, Math.min(available, Math.floor(toNumber(wire.deductible)))),
    centsPerPoint: centsFromYuan(wire.parities),
  };
}

/** Entry of `integralCommodity`: `price` is the line total in yuan. */
export function toWireOfferLine({ productId, variantId, unitPrice, quantity }: PointsOfferLine) {
  return {
    ids: Number(productId),
    skuIds: Number(variantId ?? 0),
    price: yuanOfCents(timesCents(unitPrice, quantity)),
    number: quantity,
  };
}

function toPointsEntry(wire: WirePointsLog): PointsEntry {
  return {
    id: String(wire.id),
    direction:
      wordOf(directionNumbers, wire.type_code ?? wire.type) ?? wordOfLabel(directionLabels, wire.type) ?? 'income',
    points: toNumber(wire.operation),
    remark: wire.remark ?? '',
    at: wire.created_at ?? '',
  };
}
