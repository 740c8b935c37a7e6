import { Command, InvalidArgumentError } from 'commander';
import { REFUND_STATES, type RefundState } from '../../../kernel/db/schema/index.ts';
import { LIVE_STATES } from '../../../modules/orders/refund-states.ts';
import { listRefunds } from '../../operations/refunds/list-refunds.ts';
import { readWhole } from '../support/inputs.ts';
import { moneyText } from '../support/money.ts';
import { readsShop } from '../support/shop-command.ts';
import { table } from '../support/table.ts';

type Options = { state?: readonly RefundState[]; before?: number; limit: number };

/** `open`: all that are not over. */
function readStates(text: string): readonly RefundState[] {
  return text.split(',').flatMap((word) => {
    if (word.trim() === 'open') return LIVE_STATES;
    const state = REFUND_STATES.find((known) => known === word.trim());
    if (state) return [state];
    throw new InvalidArgumentError(`"${word}" is no state. States: open, ${REFUND_STATES.join(', ')}.`);
  });
}

export const listCommand = readsShop(
  new Command('list')
    .description('refunds customers asked for, the newest first')
    .option('--state <states>', 'only these, comma-separated: open, asked, agreed, sent, refunded …', readStates)
    .option('--limit <count>', 'how many', readWhole(1, 1000), 50)
    .option('--before <id>', 'only smaller ids: the next page', readWhole(1)),
  async (run, { state, before, limit }: Options) => {
    const { db, times } = run.shop;
    const filter = { ...(state ? { states: state } : {}), ...(before === undefined ? {} : { before }), limit };
    const refunds = await listRefunds(db, filter);
    const rows = refunds.map((refund) => [
      String(refund.id),
      refund.number,
      times.text(refund.askedAt),
      refund.state,
      refund.kind,
      refund.reason,
      moneyText(refund.money),
      refund.customer ?? String(refund.customerId),
      times.textOrNull(refund.deadline),
    ]);
    run.show(
      refunds,
      table(['id', 'number', 'asked', 'state', 'kind', 'reason', 'money', 'customer', 'answer by'], rows),
    );
    const last = refunds.at(-1);
    if (last && refunds.length === limit) run.note(`More with --before ${last.id}.`);
  },
);
