import { timesCents, yuanOfCents } from '../model/money.ts';
import { wordOfLabel } from '../wire/labels.ts';
import { wordOf } from '../wire/numbers.ts';
import { centsFromYuan, toNumber, toOptionalId, toOptionalNumber, toPage } from '../wire/values.ts';
import type {
  PointsDirection,
  PointsEntry,
  PointsOffer,
  PointsOfferLine,
  PointsPage,
  PointsRules,
  PointsSource,
} from './model.ts';
import type { WirePointsLog, WirePointsLogPage, WirePointsOffer, WirePointsRules } from './wire.ts';

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

export function toPointsRules(wire: WirePointsRules): PointsRules {
  return {
    centsPerPoint: centsFromYuan(wire.parities),
    returnPercent: toNumber(wire.return_percent),
    review: {
      points: toNumber(wire.review),
      characters: toNumber(wire.review_characters),
      pictures: toNumber(wire.review_pictures),
    },
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
    balance: toOptionalNumber(wire.balance),
    source: toSource(wire),
  };
}

/** Classes of the original server, by what they are here. */
const sourceKinds = {
  'App\\Models\\v1\\GoodIndent': 'order',
  'App\\Models\\v1\\IntegralDraw': 'lottery',
  'App\\Models\\v1\\Comment': 'review',
} as const;

function toSource(wire: WirePointsLog): PointsSource | null {
  const kind = sourceKinds[wire.integralable_type as keyof typeof sourceKinds];
  const id = toOptionalId(wire.integralable_id);
  switch (kind) {
    case 'order': {
      // Where the server says nothing of it the order may still be there.
      const orderId = wire.order_id === undefined ? id : toOptionalId(wire.order_id);
      return { kind, id: orderId, number: wire.integralable_identification ?? '' };
    }
    case 'lottery':
      return id === null ? null : { kind, id };
    case 'review':
      return { kind };
    default:
      return null;
  }
}
