import { Command } from 'commander';
import { DEFAULT_LANG, pickText } from '../../../kernel/texts/languages.ts';
import { reasonText } from '../../../modules/refunds/refund-reasons.ts';
import { describeRefund, printedRefund } from '../../operations/refunds/describe-refund.ts';
import { moneyText } from '../support/money.ts';
import { readsShop } from '../support/shop-command.ts';
import { facts, table } from '../support/table.ts';

export const showCommand = readsShop(
  new Command('show').description('everything about a refund').argument('<refund>', 'number or id'),
  async (run, _: object, reference: string) => {
    const { times } = run.shop;
    const description = await describeRefund(run.shop.db, reference);
    const { refund, order, lines, events, pictures } = description;
    const about = facts([
      ['refund', refund.number],
      ['id', refund.id],
      ['order', order],
      ['state', refund.state],
      ['kind', refund.kind],
      ['reason', pickText(reasonText(refund.reason), DEFAULT_LANG)],
      ['remark', refund.remark],
      ['money', `${moneyText(refund.money)}, freight ${moneyText(refund.shippingFee)} of it`],
      ['points', refund.points > 0 ? `${refund.points} (${moneyText(refund.pointsMoney)})` : null],
      ['coupon', refund.couponMoney > 0 ? `${moneyText(refund.couponMoney)} not paid` : null],
      ['answer', refund.answer],
      ['waybill', refund.waybill],
      ['deadline', times.textOrNull(refund.deadline)],
      ['pictures', pictures.length > 0 ? pictures.join(' ') : null],
    ]);
    const products = table(
      ['name', 'pieces', 'money'],
      lines.map((line) => [pickText(line.name, DEFAULT_LANG), line.quantity, moneyText(line.money)]),
    );
    const steps = table(
      ['time', 'state', 'by', 'words'],
      events.map((event) => [times.text(event.happenedAt), event.state, event.actor, event.words ?? '']),
    );
    run.show(printedRefund(description), [about, products, steps].join('\n\n'));
  },
);
