import { Command, InvalidArgumentError } from 'commander';
import { DEFAULT_LANG, pickText } from '../../../kernel/texts/languages.ts';
import type { OrderState } from '../../../kernel/words/orders.ts';
import { orderStates } from '../../../kernel/words/orders.ts';
import { listOrders, type OrderFilter } from '../../operations/orders/list-orders.ts';
import { readMoment, readWhole } from '../support/inputs.ts';
import { moneyText } from '../support/money.ts';
import { readsShop } from '../support/shop-command.ts';
import { table } from '../support/table.ts';

function readStates(text: string): OrderState[] {
  const { words } = orderStates;
  return text.split(',').map((part) => {
    const state = words.find((word) => word === part.trim());
    if (state) return state;
    throw new InvalidArgumentError(`"${part.trim()}" is no state. States: ${words.join(', ')}.`);
  });
}

type Options = {
  state?: OrderState[];
  customer?: string;
  number?: string;
  since?: string;
  until?: string;
  noted?: boolean;
  reminded?: boolean;
  before?: number;
  limit: number;
};

function toFilter(options: Options, momentOf: (text: string) => Date | null): OrderFilter {
  const { state, customer, number, noted, reminded, before, limit } = options;
  const [since, until] = [options.since, options.until].map((text) => text && momentOf(text));
  return {
    ...(state ? { states: state } : {}),
    ...(customer === undefined ? {} : { customer }),
    ...(number === undefined ? {} : { number }),
    ...(since ? { since } : {}),
    ...(until ? { until } : {}),
    ...(noted ? { withNote: true } : {}),
    ...(reminded ? { isReminded: true } : {}),
    ...(before === undefined ? {} : { before }),
    limit,
  };
}

export const listCommand = readsShop(
  new Command('list')
    .description('orders, the newest first')
    .option(
      '--state <states>',
      'only these, comma-separated: awaiting-payment, awaiting-shipment, shipped …',
      readStates,
    )
    .option('--customer <who>', 'phone number, id or a part of a name')
    .option('--number <part>', 'a part of the order number or the waybill')
    .option('--since <moment>', 'placed then or later: 2026-11-30 or "2026-11-30 08:00:00"', readMoment)
    .option('--until <moment>', 'placed before', readMoment)
    .option('--noted', 'only orders with a note of the shop')
    .option('--reminded', 'only orders that wait to be sent and whose customers reminded the shop')
    .option('--limit <count>', 'how many', readWhole(1, 1000), 50)
    .option('--before <id>', 'only smaller ids: the next page', readWhole(1)),
  async (run, options: Options) => {
    const { times, db } = run.shop;
    const orders = await listOrders(db, toFilter(options, times.parse));
    const rows = orders.map((order) => [
      String(order.id),
      order.number,
      times.text(order.placedAt),
      order.state,
      order.customer,
      order.pieces,
      moneyText(order.total),
      pickText(order.goods, DEFAULT_LANG).slice(0, 24),
      order.note,
      times.textOrNull(order.remindedAt),
    ]);
    const head = ['id', 'number', 'placed', 'state', 'customer', 'pieces', 'total', 'goods', 'note', 'reminded'];
    run.show(orders, table(head, rows));
    const last = orders.at(-1);
    if (last && orders.length === options.limit) run.note(`More with --before ${last.id}.`);
  },
);
