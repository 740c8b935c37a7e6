import { Command, Option } from 'commander';
import { pursueNow, type Refunded, type RefundWish, refundForCustomer } from '../../operations/orders/refund.ts';
import { readMoney, readWhole } from '../support/inputs.ts';
import { moneyText } from '../support/money.ts';
import type { ChangeRun } from '../support/run.ts';
import { changesShop } from '../support/shop-command.ts';

type Options = { to: RefundWish['way']; amount?: number; points?: number; reason: string };

export const refundCommand = changesShop(
  new Command('refund')
    .description('give the money of a paid order back, wholly or in part, once; the customer is told')
    .argument('<order>', 'number or id')
    .requiredOption('--reason <text>', 'the customer reads it')
    .addOption(
      new Option('--to <where>', 'the balance, or the source it was paid from')
        .choices(['balance', 'source'])
        .default('balance'),
    )
    .option('--amount <money>', 'less than all that was paid, such as 12.50', readMoney)
    .option(
      '--points <count>',
      'points to give back, below 0 to take; with the whole amount those the order was paid with',
      readWhole(-1_000_000_000, 1_000_000_000),
    ),
  async (run, { to, amount, points, reason }: Options, reference: string) => {
    const wish = { way: to, amount: amount ?? null, points: points ?? null, reason };
    const refunded = await run.change(async (tx) => {
      const done = await refundForCustomer(tx, run.shop, reference, wish);
      run.confirm(question(done, to));
      return done;
    });
    const isBack = to === 'balance' || (await askProvider(run, refunded.order.id));
    tell(run, refunded, to, isBack);
  },
);

function question({ order, amount, points }: Refunded, to: Options['to']): string {
  const extra = points === 0 ? '' : `, and ${points} points`;
  return `${moneyText(amount)} of order ${order.number} go to the ${to}${extra}.`;
}

/** The job of the shop goes on when the provider does not do it at once. */
async function askProvider(run: ChangeRun, orderId: number): Promise<boolean> {
  if (run.isDryRun) return false;
  return pursueNow(run.shop, { info: () => {}, error: (_, message) => run.note(message) }, orderId);
}

function tell(run: ChangeRun, { order, amount, points }: Refunded, to: Options['to'], isBack: boolean): void {
  const number = order.number;
  const said = `${moneyText(amount)} of order ${number}`;
  run.show(
    { order: number, state: isBack ? 'refunded' : 'refund-pending', amount, points, to },
    isBack
      ? `${said} are back with the customer.`
      : `${said}: the provider was asked, the shop asks again until it is done.`,
  );
}
