import { Command } from 'commander';
import { productPatch } from '../../operations/products/product-patch.ts';
import { productKeyOf } from '../../operations/products/product-reference.ts';
import { saveProducts } from '../../operations/products/save-products.ts';
import { mustBeFine, readOne } from '../../operations/support/problems.ts';
import { type DocumentOptions, documentsOf, withDocument } from '../support/document-options.ts';
import { withExamples } from '../support/examples.ts';
import { changesShop } from '../support/shop-command.ts';
import { countsText } from '../support/words.ts';

export const saveCommand = changesShop(
  withExamples(
    withDocument(
      new Command('save')
        .description('create a good or change it: what is left out stays; stock has its own command')
        .argument('[key]', 'product number; the file may name it too'),
    ),
    'goods save G1001 --set name.en="Purple grapes, 1 kg" --set isNew=yes',
    'goods save --file good.json',
    'goods save MUG-1 --set name.zh=马克杯 --set name.en=Mug --set price=39.90 --set stock=20 --set category=kitchen',
  ),
  async (run, options: DocumentOptions, key?: string) => {
    const { now, times } = run.shop;
    const schema = productPatch(times);
    const meant = key === undefined ? undefined : await productKeyOf(run.shop.db, key);
    if (meant !== key) run.note(`"${key}" is the good ${meant}.`);
    const known = meant === undefined ? {} : { key: meant };
    const patches = documentsOf(options, known).map((document) => readOne(schema, document));
    const counts = await run.change(async (tx) => {
      const saved = await saveProducts(tx, patches, { now: now(), remark: 'first stock' });
      mustBeFine(saved.problems);
      return saved.counts;
    });
    run.show({ keys: patches.map((patch) => patch.key), ...counts }, `Goods: ${countsText(counts)}.`);
  },
);
