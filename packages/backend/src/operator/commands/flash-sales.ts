import { Command } from 'commander';
import { createSale } from '../operations/flash-sales/create-sale.ts';
import { listFlashSales } from '../operations/flash-sales/list-sales.ts';
import { saleDocument } from '../operations/flash-sales/sale-document.ts';
import { stopSale } from '../operations/flash-sales/stop-sale.ts';
import { Refused } from '../operations/refused.ts';
import { readOne } from '../operations/support/problems.ts';
import { type DocumentOptions, documentOf, withDocument } from './support/document-options.ts';
import { groupOf, withExamples } from './support/examples.ts';
import { readWhole } from './support/inputs.ts';
import { moneyText } from './support/money.ts';
import { changesShop, readsShop } from './support/shop-command.ts';
import { facts, table } from './support/table.ts';
import { shown } from './support/words.ts';

const listCommand = readsShop(
  withExamples(
    new Command('list')
      .description('running and upcoming flash sales')
      .option('--past', 'those that are over too')
      .option('--limit <count>', 'how many', readWhole(1, 10_000), 100),
    'flash-sales list',
  ),
  async (run, { past = false, limit }: { past?: boolean; limit: number }) => {
    const { db, now, times } = run.shop;
    const sales = await listFlashSales(db, { now: now(), past, limit });
    const rows = sales.map((sale) => [
      String(sale.id),
      sale.good,
      shown(sale.name),
      sale.state,
      times.text(sale.starts),
      times.text(sale.ends),
      moneyText(sale.price),
      sale.left,
      sale.pieces,
      sale.sold,
      moneyText(sale.revenue),
      sale.customers,
    ]);
    run.show(
      sales,
      table(
        ['id', 'good', 'name', 'state', 'starts', 'ends', 'from', 'left', 'of', 'sold', 'revenue', 'customers'],
        rows,
      ),
    );
  },
);

function waitingText(count: number): string {
  if (count === 0) return 'nobody waits';
  return count === 1 ? '1 waits' : `${count} wait`;
}

const showCommand = readsShop(
  withExamples(
    new Command('show').description('a flash sale and what it came to').argument('<id>', 'its number', readWhole(1)),
    'flash-sales show 12',
  ),
  async (run, _: object, id: number) => {
    const { db, now, times } = run.shop;
    const [sale] = await listFlashSales(db, { now: now(), past: true, limit: 1, id });
    if (!sale) throw new Refused(`There is no flash sale ${id}: see "pnpm shop flash-sales list --past".`);
    const text = facts([
      ['good', sale.good],
      ['name', shown(sale.name)],
      ['state', sale.state],
      ['starts', times.text(sale.starts)],
      ['ends', times.text(sale.ends)],
      ['from', moneyText(sale.price)],
      ['left', `${sale.left} of ${sale.pieces}`],
      ['held', `${sale.held}, ${waitingText(sale.waiting)}`],
      ['sold', sale.sold],
      ['revenue', moneyText(sale.revenue)],
      ['customers', sale.customers],
    ]);
    run.show(sale, text);
  },
);

const createCommand = changesShop(
  withExamples(
    withDocument(
      new Command('create')
        .description(
          'put a good on sale for a time. Fields: starts, ends, perOrder, perCustomer, name, summary, details, items (variant, price, pieces)',
        )
        .argument('<good>', 'product number, such as G1001'),
    ),
    'flash-sales create G1001 -s starts="2026-12-01 10:00" -s ends="2026-12-01 12:00" -s perOrder=2 -s items.0.price=9.90 -s items.0.pieces=50',
    'flash-sales create G1003 --file sale.json',
  ),
  async (run, options: DocumentOptions, product: string) => {
    const { now, times } = run.shop;
    const document = readOne(saleDocument(times), documentOf(options, { good: product }));
    const id = await run.change((tx) => createSale(tx, document, now()));
    const period = `${times.text(document.starts)} to ${times.text(document.ends)}`;
    run.show({ id, ...document }, `Flash sale ${id} of ${product}: ${period}.`);
  },
);

const stopCommand = changesShop(
  withExamples(
    new Command('stop')
      .description('end a running sale now, or call an upcoming one off')
      .argument('<id>', 'its number', readWhole(1)),
    'flash-sales stop 12 --yes',
  ),
  async (run, _: object, id: number) => {
    const how = await run.change(async (tx) => {
      const stopped = await stopSale(tx, id, run.shop.now());
      run.confirm(`Flash sale ${id} will be ${stopped}.`);
      return stopped;
    });
    run.show({ id, stopped: how }, `Flash sale ${id} is ${how}.`);
  },
);

/** `pnpm shop flash-sales …` */
export const flashSalesCommand = groupOf(
  new Command('flash-sales').description('goods at a low price for a short time'),
  listCommand,
  showCommand,
  createCommand,
  stopCommand,
);
