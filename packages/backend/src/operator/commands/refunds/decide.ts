import { Command, Option } from 'commander';
import type { RefundRequest } from '../../../modules/refunds/refund-records.ts';
import { pursueNow } from '../../operations/orders/refund.ts';
import { agree, receiveProducts, refuseWith, retry } from '../../operations/refunds/decide-refund.ts';
import { findAnyRefund } from '../../operations/refunds/find-any-refund.ts';
import { moneyText } from '../support/money.ts';
import type { ChangeRun } from '../support/run.ts';
import { changesShop } from '../support/shop-command.ts';

const aRefund = (name: string, description: string) =>
  new Command(name).description(description).argument('<refund>', 'number or id');
const words = (command: Command) => command.option('--words <text>', 'the customer reads them');

type Spoken = { words?: string };

export const agreeCommand = changesShop(
  words(aRefund('agree', 'agree to a refund: the money goes back, or the customer is asked to send the goods')),
  async (run, { words: said }: Spoken, reference: string) => {
    const refund = await run.change(async (tx) => {
      const agreed = await agree(tx, run.shop, reference, said ?? null);
      if (agreed.state !== 'agreed') run.confirm(question(agreed));
      return agreed;
    });
    await tell(run, refund);
  },
);

export const refuseCommand = changesShop(
  aRefund('refuse', 'refuse a refund').requiredOption('--reason <text>', 'the customer reads it'),
  async (run, { reason }: { reason: string }, reference: string) =>
    tell(run, await run.change((tx) => refuseWith(tx, run.shop, reference, reason))),
);

export const receivedCommand = changesShop(
  words(aRefund('received', 'goods of a return are back: so is the money')).option(
    '--no-restock',
    'they cannot be sold again: stock stays as it is',
  ),
  async (run, { words: said, restock }: Spoken & { restock: boolean }, reference: string) => {
    const refund = await run.change(async (tx) => {
      const received = await receiveProducts(tx, run.shop, reference, { words: said ?? null, isRestocked: restock });
      run.confirm(question(received));
      return received;
    });
    await tell(run, refund);
  },
);

export const retryCommand = changesShop(
  aRefund('retry', 'pay a refund back that its provider did not').addOption(
    new Option('--to <where>', 'the balance, or the source it was paid from')
      .choices(['balance', 'source'])
      .default('balance'),
  ),
  async (run, { to }: { to: 'balance' | 'source' }, reference: string) => {
    const refund = await run.change(async (tx) => {
      const retried = await retry(tx, run.shop, reference, to);
      run.confirm(question(retried));
      return retried;
    });
    await tell(run, refund);
  },
);

function question({ money, points, number, way }: RefundRequest): string {
  const extra = points === 0 ? '' : `, and ${points} points`;
  return `${moneyText(money)} of refund ${number} go ${way === 'source' ? 'back through the provider' : 'to the balance'}${extra}.`;
}

/** A provider is asked at once; the job of the shop goes on when it does not do it now. */
async function tell(run: ChangeRun, decided: RefundRequest): Promise<void> {
  if (decided.state === 'refunding' && !run.isDryRun) {
    await pursueNow(run.shop, { info: () => {}, error: (_, message) => run.note(message) }, decided.orderId);
  }
  const refund = run.isDryRun ? decided : await findAnyRefund(run.shop.db, String(decided.id));
  const { number, state, money, points } = refund;
  const said: Partial<Record<RefundRequest['state'], string>> = {
    agreed: `The customer is asked to send the goods of refund ${number}.`,
    refused: `Refund ${number} is refused, and the customer told why.`,
    refunding: `Refund ${number}: the provider was asked, the shop asks again until it is done.`,
    refunded: `${moneyText(money)} of refund ${number} are back with the customer.`,
  };
  run.show({ refund: number, state, amount: money, points }, said[state] ?? `Refund ${number} is ${state}.`);
}
