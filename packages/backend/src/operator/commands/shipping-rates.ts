import { Command } from 'commander';
import { toYuan } from '../../kernel/wire/money.ts';
import { type RateDocument, ratePatch } from '../operations/shipping-rates/rate-document.ts';
import { removeRate } from '../operations/shipping-rates/remove-rate.ts';
import { loadRates, saveRates } from '../operations/shipping-rates/save-rates.ts';
import { mustBeFine, readOne } from '../operations/support/problems.ts';
import { type DocumentOptions, documentsOf, withDocument } from './support/document-options.ts';
import { groupOf, withExamples } from './support/examples.ts';
import { changesShop, readsShop } from './support/shop-command.ts';
import { table } from './support/table.ts';
import { countsText } from './support/words.ts';

const listCommand = readsShop(
  withExamples(
    new Command('list').description('shipping rates; the JSON of them can be changed and saved'),
    'shipping-rates list',
  ),
  async (run) => {
    const rates = [...(await loadRates(run.shop.db)).values()].flatMap(({ isDeleted, document }) =>
      isDeleted ? [] : [document],
    );
    const rows = rates.map((rate) => [
      rate.key,
      rate.name.zh ?? '',
      rate.name.en ?? '',
      rate.freeOver === null ? '' : toYuan(rate.freeOver).toFixed(2),
      rate.steps.map(stepText).join('; '),
    ]);
    run.show(rates, table(['key', 'name (zh)', 'name (en)', 'free from', 'costs'], rows));
  },
);

function stepText({ firstPieces, firstFee, furtherPieces, furtherFee, provinces }: RateDocument['steps'][number]) {
  const where = provinces.length === 0 ? 'nowhere' : provinces.join(' ');
  const further = furtherPieces > 0 ? `, ${toYuan(furtherFee).toFixed(2)} for ${furtherPieces} more` : '';
  return `${where}: ${toYuan(firstFee).toFixed(2)} for ${firstPieces}${further}`;
}

const saveCommand = changesShop(
  withExamples(
    withDocument(
      new Command('save')
        .description('create a shipping rate or change it: what is left out stays, steps are replaced as a whole')
        .argument('[key]', 'its key; without one the document names it'),
    ),
    'shipping-rates save parcel --set name.zh=包裹 --set name.en=Parcel --set freeOver=99.00',
    'shipping-rates save --file rates.json',
  ),
  async (run, options: DocumentOptions, key?: string) => {
    const documents = documentsOf(options, key === undefined ? {} : { key });
    const patches = documents.map((document) => readOne(ratePatch, document));
    const counts = await run.change(async (tx) => {
      const saved = await saveRates(tx, patches, run.shop.now());
      mustBeFine(saved.problems);
      return saved.counts;
    });
    run.show({ keys: patches.map((patch) => patch.key), ...counts }, `Shipping rates: ${countsText(counts)}.`);
  },
);

const removeCommand = changesShop(
  withExamples(
    new Command('remove')
      .description('remove a shipping rate no good has')
      .argument('<key>', 'its key, as in the list'),
    'shipping-rates remove parcel --yes',
  ),
  async (run, _: object, key: string) => {
    await run.change(async (tx) => {
      await removeRate(tx, key, run.shop.now());
      run.confirm(`Shipping rate ${key} will be removed.`);
    });
    run.show({ removed: key }, `Removed ${key}.`);
  },
);

/** `pnpm shop shipping-rates …` */
export const shippingRatesCommand = groupOf(
  new Command('shipping-rates').description('what sending goods costs'),
  listCommand,
  saveCommand,
  removeCommand,
);
