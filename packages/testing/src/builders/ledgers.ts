/** Bills and points as the api sends them. */

type Over = Record<string, unknown>;

/** A row of `GET moneyLog`: an order paid from the balance. Amounts in cents. */
export function aWireBill(over: { id: number } & Over) {
  return {
    type: 1,
    money: 2690,
    remark: `付款 ${over.id}`,
    created_at: '2026-11-20 10:06:00',
    pay_way: 0,
    balance: 32_860,
    order_id: 5 as number | null,
    order_identification: 'J20261120' as string | null,
    integral_draw_id: null as number | null,
    ...over,
  };
}

/** A row of `GET integralLog`: points for an order. */
export function aWirePointsEntry(over: { id: number } & Over) {
  return {
    type: '收入',
    type_code: 0,
    operation: 27,
    remark: `购物送积分 ${over.id}`,
    integralable_id: 5 as number | null,
    integralable_type: 'App\\Models\\v1\\GoodIndent' as string | null,
    integralable_identification: 'J20261120' as string | null,
    created_at: '2026-11-20 10:06:00',
    balance: 2460,
    order_id: 5 as number | null,
    ...over,
  };
}

/** Answer of `GET moneyLog` and `GET integralLog`; the sums in yuan or points. */
export const aWireLedger = <Row>(
  page: { data: Row[]; total: number },
  { income = 0, expend = 0 }: { income?: number; expend?: number } = {},
) => ({ paginate: page, income, expend });

/** Answer of `GET moneyLog/balance` and `GET integralLog/balance`, from the balances of days in November 2026. */
export const aWireBalances = (balances: readonly number[], { income = 0, expend = 0 } = {}) => ({
  opening: balances[0] ?? 0,
  income,
  expend,
  days: balances.map((balance, index) => ({ day: `2026-11-${String(index + 1).padStart(2, '0')}`, balance })),
});
