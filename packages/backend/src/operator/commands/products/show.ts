import { Command } from 'commander';
import { exportProducts } from '../../operations/catalogue/export-catalogue.ts';
import { choiceText } from '../../operations/products/product-document.ts';
import type { WrittenProduct } from '../../operations/products/write-product.ts';
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
    const [product] = await exportProducts(run.shop.db, [key]);
    if (!product) throw new Refused(`There is no good "${key}": see "pnpm shop goods list".`);
    run.show(product, textOf(product));
  },
);

function textOf(product: WrittenProduct): string {
  const lines = facts([
    ['key', product.key],
    ['name (zh)', product.name.zh ?? ''],
    ['name (en)', product.name.en ?? ''],
    ['number', product.number],
    ['type', product.type],
    ['category', product.category],
    ['brand', product.brand],
    ['price', amount(product.price)],
    ['market price', amount(product.marketPrice)],
    ['purchase price', amount(product.costPrice)],
    ['free pieces', product.stock],
    ['shelf', product.shelf],
    ['since', product.onShelfSince],
    ['planned for', product.scheduledFor],
    ['shipping', product.shippingRate ?? `${product.shippingFee} yuan`],
    ['sold', product.sales],
    ['picture', product.pictures.main],
  ]);
  if (product.variants.length === 0) return lines;
  const rows = product.variants.map(({ choices, price, marketPrice, stock }) => [
    choiceText(choices, 'zh'),
    choiceText(choices, 'en'),
    moneyText(price),
    moneyText(marketPrice),
    stock === null ? 'by card keys' : String(stock),
  ]);
  return `${lines}\n\n${table(['variant (zh)', 'variant (en)', 'price', 'market price', 'free'], rows)}`;
}

const amount = (cents: number | null) => cents && moneyText(cents);
