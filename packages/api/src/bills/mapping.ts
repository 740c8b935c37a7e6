import { payWayNumbers, wordOf } from '../wire/numbers.ts';
import {
  centsFromCents,
  centsFromYuan,
  toOptionalId,
  toOptionalNumber,
  toOptionalText,
  toPage,
} from '../wire/values.ts';
import type { Bill, BillPage } from './model.ts';
import type { WireBill, WireBillPage } from './wire.ts';

/** Rows carry the stored number, the parameter of the list one above it: 0 stands for both there. */
const rowNumbers = { income: 0, spending: 1 } as const;
export const directionNumbers = { income: 1, spending: 2 } as const;

export function toBillPage(wire: WireBillPage): BillPage {
  return {
    ...toPage(wire.paginate, toBill),
    income: centsFromYuan(wire.income),
    spending: centsFromYuan(wire.expend),
  };
}

function toBill(wire: WireBill): Bill {
  const number = toOptionalText(wire.order_identification);
  const balance = toOptionalNumber(wire.balance);
  return {
    id: String(wire.id),
    direction: wordOf(rowNumbers, wire.type) ?? 'income',
    amount: centsFromCents(wire.money),
    remark: wire.remark ?? '',
    at: wire.created_at ?? '',
    method: wordOf(payWayNumbers, wire.pay_way) ?? 'balance',
    balance: balance === null ? null : centsFromCents(balance),
    order: number === null ? null : { id: toOptionalId(wire.order_id), number },
    lotteryId: toOptionalId(wire.integral_draw_id),
  };
}
