import { z } from 'zod';
import type { moneyLogs } from '../../db/schema/index.ts';
import { type Lang, type LocalText, pickText } from '../../texts/languages.ts';
import type { Cell } from '../../wire/csv.ts';
import { toYuan } from '../../wire/money.ts';
import { pageSchema } from '../../wire/page.ts';
import type { Times } from '../../wire/times.ts';

export type Bill = typeof moneyLogs.$inferSelect;

const typeLabels: readonly LocalText[] = [
  { zh: '收入', en: 'Income' },
  { zh: '支出', en: 'Spending' },
];

/** A row of `GET moneyLog` (`api.md` 10): `type` 0 income, 1 spending; `money` always positive. */
export const billAnswer = z.object({
  id: z.int(),
  lang: z.string(),
  user_id: z.int(),
  type: z.int(),
  type_show: z.string(),
  money: z.int().meta({ description: 'cents' }),
  money_show: z.number().meta({ description: 'yuan' }),
  remark: z.string(),
  created_at: z.string(),
  updated_at: z.string(),
});

/** The sums are over all matching rows, in yuan. */
export const billsAnswer = z.object({ paginate: pageSchema(billAnswer), income: z.number(), expend: z.number() });

const typeLabel = (type: number, lang: Lang) => pickText(typeLabels[type] ?? {}, lang);

export function toBill(row: Bill, lang: Lang, times: Times): z.output<typeof billAnswer> {
  return {
    id: row.id,
    lang,
    user_id: row.userId,
    type: row.type,
    type_show: typeLabel(row.type, lang),
    money: row.money,
    money_show: toYuan(row.money),
    remark: pickText(row.remark, lang),
    created_at: times.text(row.createdAt),
    updated_at: times.text(row.updatedAt),
  };
}

const titles: Record<Lang, string[]> = {
  zh: ['时间', '类型', '金额', '备注'],
  en: ['Time', 'Type', 'Amount', 'Remark'],
};

/** Bills as a table: spending is negative there, amounts in yuan. */
export function toBillTable(rows: readonly Bill[], lang: Lang, times: Times): Cell[][] {
  const lines = rows.map((row) => [
    times.text(row.createdAt),
    typeLabel(row.type, lang),
    toYuan(row.type === 0 ? row.money : -row.money),
    pickText(row.remark, lang),
  ]);
  return [titles[lang], ...lines];
}
