import { z } from 'zod';
import { type Lang, type LocalText, pickText } from '../../../kernel/texts/languages.ts';
import type { Cell } from '../../../kernel/wire/csv.ts';
import { pageSchema } from '../../../kernel/wire/page.ts';
import type { Times } from '../../../kernel/wire/times.ts';
import { type LedgerType, ledgerTypes } from '../../../kernel/words/money.ts';
import { balanceResponse } from '../../ledgers/closing-balances-query.ts';
import type { PointsEntry } from '../points-records.ts';

const typeLabels: Readonly<Record<LedgerType, LocalText>> = {
  income: { zh: '收入', en: 'Income' },
  spending: { zh: '支出', en: 'Spending' },
};

/** Where points came from or went, as the wire names it. */
const sourceClasses: Readonly<Record<string, string>> = {
  order: 'App\\Models\\v1\\GoodIndent',
  lottery: 'App\\Models\\v1\\IntegralDraw',
  review: 'App\\Models\\v1\\Comment',
};

/** A row of `GET integralLog`: `type` is a label, `operation` always positive. */
export const pointsEntryResponse = z.object({
  id: z.int(),
  user_id: z.int(),
  type: z.string(),
  type_code: z.int(),
  operation: z.int(),
  remark: z.string(),
  integralable_id: z.int().nullable(),
  integralable_type: z.string().nullable(),
  integralable_identification: z.string().nullable(),
  created_at: z.string(),
  updated_at: z.string(),
  balance: z.int().meta({ description: 'points after it' }),
  order_id: z.int().nullable().meta({ description: 'the order it is about, while the customer has it' }),
});

/** Answer of `GET integralLog/balance`. */
export const pointsBalancesResponse = balanceResponse(z.int());

/** Answer of `GET integralLog/rules`: yuan per point, percent of paid goods, points for a review and what it needs to earn them. */
export const pointsRulesResponse = z.object({
  parities: z.number().meta({ description: 'yuan a point is worth' }),
  return_percent: z.int().meta({ description: 'percent of the paid goods amount that comes back as points; 0: none' }),
  review: z.int().meta({ description: 'points for a review; 0: none' }),
  review_characters: z.int().meta({ description: 'characters a review needs to earn them' }),
  review_pictures: z.int().meta({ description: 'pictures a review needs to earn them' }),
});

/** The sums are over all matching rows. */
export const pointsLogResponse = z.object({
  paginate: pageSchema(pointsEntryResponse),
  income: z.int(),
  expend: z.int(),
});

/** `POST integralCommodity`: points owned, the most this order may use, and yuan per point. */
export const deductionResponse = z.object({ available: z.int(), deductible: z.int(), parities: z.number() });

const typeLabel = (type: LedgerType, lang: Lang) => pickText(typeLabels[type], lang);

/** @param balance points after the row */
export function toPointsEntry(
  row: PointsEntry,
  balance: number,
  lang: Lang,
  times: Times,
): z.output<typeof pointsEntryResponse> {
  return {
    id: row.id,
    user_id: row.userId,
    type: typeLabel(row.type, lang),
    type_code: ledgerTypes.numbers[row.type],
    operation: row.operation,
    remark: pickText(row.remark, lang),
    integralable_id: row.sourceId,
    integralable_type: row.sourceType && (sourceClasses[row.sourceType] ?? row.sourceType),
    integralable_identification: row.sourceNumber,
    created_at: times.text(row.createdAt),
    updated_at: times.text(row.updatedAt),
    balance,
    order_id: row.orderId,
  };
}

const titles: Record<Lang, string[]> = {
  zh: ['时间', '类型', '积分', '备注', '订单编号'],
  en: ['Time', 'Type', 'Points', 'Remark', 'Order number'],
};

/** Entries as a table: points spent are negative there. */
export function toPointsTable(rows: readonly PointsEntry[], lang: Lang, times: Times): Cell[][] {
  const lines = rows.map((row) => [
    times.text(row.createdAt),
    typeLabel(row.type, lang),
    row.type === 'income' ? row.operation : -row.operation,
    pickText(row.remark, lang),
    row.sourceType === 'order' ? (row.sourceNumber ?? '') : '',
  ]);
  return [titles[lang], ...lines];
}
