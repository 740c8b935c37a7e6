import { Command } from 'commander';
import { exportGoods } from '../../operations/catalogue/export-catalogue.ts';
import { choiceText } from '../../operations/goods/good-document.ts';
import type { WrittenGood } from '../../operations/goods/write-good.ts';
import { Refused } from '../../operations/refused.ts';
import { withExamples } from '../support/examples.ts';
import { moneyText } from '../support/money.ts';
import { readsShop } from '../support/shop-command.ts';
import { facts, table } from '../support/table.ts';

export const showCommand = readsShop(
  withExamples(
    new Command('show')
      .description('everything about a good; the JSON of it can be changed and saved')
      .argument('<key>', 'product number, such as G1001'),
    'goods show G1001',
    'goods show G1001 --json > good.json',
  ),
  async (run, _: object, key: string) => {
    const [good] = await exportGoods(run.shop.db, [key]);
    if (!good) throw new Refused(`There is no good "${key}": see "pnpm shop goods list".`);
    run.show(good, textOf(good));
  },
);

function textOf(good: WrittenGood): string {
  const lines = facts([
    ['key', good.key],
    ['name (zh)', good.name.zh ?? ''],
    ['name (en)', good.name.en ?? ''],
    ['number', good.number],
    ['type', good.type],
    ['category', good.category],
    ['brand', good.brand],
    ['price', amount(good.price)],
    ['market price', amount(good.marketPrice)],
    ['purchase price', amount(good.costPrice)],
    ['free pieces', good.stock],
    ['shelf', good.shelf],
    ['since', good.onShelfSince],
    ['planned for', good.scheduledFor],
    ['shipping', good.shippingRate ?? `${good.shippingFee} yuan`],
    ['sold', good.sales],
    ['picture', good.pictures.main],
  ]);
  if (good.variants.length === 0) return lines;
  const rows = good.variants.map(({ choices, price, marketPrice, stock }) => [
    choiceText(choices, 'zh'),
    choiceText(choices, 'en'),
    moneyText(price),
    moneyText(marketPrice),
    stock === null ? 'by card keys' : String(stock),
  ]);
  return `${lines}\n\n${table(['variant (zh)', 'variant (en)', 'price', 'market price', 'free'], rows)}`;
}

const amount = (cents: number | null) => cents && moneyText(cents);
