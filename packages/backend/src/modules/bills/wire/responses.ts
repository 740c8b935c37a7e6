import { z } from 'zod';
import { type Lang, type LocalText, pickText } from '../../../kernel/texts/languages.ts';
import type { Cell } from '../../../kernel/wire/csv.ts';
import { toYuan } from '../../../kernel/wire/money.ts';
import { pageSchema } from '../../../kernel/wire/page.ts';
import type { Times } from '../../../kernel/wire/times.ts';
import { type LedgerType, ledgerTypes, type PayWay, payWays } from '../../../kernel/words/money.ts';
import type { ClosingBalances } from '../../ledgers/closing-balances.ts';
import { balanceResponse } from '../../ledgers/closing-balances-query.ts';
import type { Bill } from '../bill-records.ts';

const typeLabels: Readonly<Record<LedgerType, LocalText>> = {
  income: { zh: '收入', en: 'Income' },
  spending: { zh: '支出', en: 'Spending' },
};

const wayLabels: Readonly<Record<PayWay, LocalText>> = {
  balance: { zh: '余额', en: 'Balance' },
  online: { zh: '在线支付', en: 'Online payment' },
};

/** A row of `GET moneyLog`: `type` 0 income, 1 spending; `money` always positive. */
export const billResponse = z.object({
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
  pay_way: z.int().meta({ description: '0 balance, 1 online' }),
  balance: z.int().nullable().meta({ description: 'cents after it; null for an online payment' }),
  order_id: z.int().nullable(),
  order_identification: z.string().nullable(),
  integral_draw_id: z.int().nullable().meta({ description: 'the lottery it was won in' }),
});

/** Answer of `GET moneyLog/balance`, in yuan. */
export const billBalancesResponse = balanceResponse(z.number());

/** The sums are over all matching rows, in yuan. */
export const billsResponse = z.object({ paginate: pageSchema(billResponse), income: z.number(), expend: z.number() });

const typeLabel = (type: LedgerType, lang: Lang) => pickText(typeLabels[type], lang);

/** @param balance in cents after the row, null when it did not change it */
export function toBill(row: Bill, balance: number | null, lang: Lang, times: Times): z.output<typeof billResponse> {
  return {
    id: row.id,
    lang,
    user_id: row.userId,
    type: ledgerTypes.numbers[row.type],
    type_show: typeLabel(row.type, lang),
    money: row.money,
    money_show: toYuan(row.money),
    remark: pickText(row.remark, lang),
    created_at: times.text(row.createdAt),
    updated_at: times.text(row.updatedAt),
    pay_way: payWays.numbers[row.payWay],
    balance,
    order_id: row.order?.id ?? null,
    order_identification: row.order?.number ?? null,
    integral_draw_id: row.lotteryId,
  };
}

/** Balances by day as `GET moneyLog/balance` tells them, from cents. */
export function toBillBalances({
  opening,
  income,
  expend,
  days,
}: ClosingBalances): z.output<typeof billBalancesResponse> {
  return {
    opening: toYuan(opening),
    income: toYuan(income),
    expend: toYuan(expend),
    days: days.map(({ day, balance }) => ({ day, balance: toYuan(balance) })),
  };
}

const titles: Record<Lang, string[]> = {
  zh: ['时间', '类型', '金额', '备注', '方式', '订单编号'],
  en: ['Time', 'Type', 'Amount', 'Remark', 'Way', 'Order number'],
};

/** Bills as a table: spending is negative there, amounts in yuan. */
export function toBillTable(rows: readonly Bill[], lang: Lang, times: Times): Cell[][] {
  const lines = rows.map((row) => [
    times.text(row.createdAt),
    typeLabel(row.type, lang),
    toYuan(row.type === 'income' ? row.money : -row.money),
    pickText(row.remark, lang),
    pickText(wayLabels[row.payWay], lang),
    row.order?.number ?? '',
  ]);
  return [titles[lang], ...lines];
}
