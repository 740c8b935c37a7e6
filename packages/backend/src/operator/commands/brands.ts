import { Command } from 'commander';
import { brandPatch } from '../operations/brands/brand-document.ts';
import { removeBrand } from '../operations/brands/remove-brand.ts';
import { loadBrands } from '../operations/brands/save-brands.ts';
import { changeBrands } from '../operations/catalogue/save-referred.ts';
import { readOne } from '../operations/support/problems.ts';
import { type DocumentOptions, documentsOf, withDocument } from './support/document-options.ts';
import { groupOf, withExamples } from './support/examples.ts';
import { changesShop, readsShop } from './support/shop-command.ts';
import { table } from './support/table.ts';
import { countsText } from './support/words.ts';

const listCommand = readsShop(
  withExamples(new Command('list').description('brands; the JSON of them can be changed and saved'), 'brands list'),
  async (run) => {
    const brands = [...(await loadBrands(run.shop.db)).values()].flatMap(({ isDeleted, document }) =>
      isDeleted ? [] : [document],
    );
    const rows = brands.map(({ key, name, sort, picture }) => [key, name.zh ?? '', name.en ?? '', sort, picture]);
    run.show(brands, table(['key', 'name (zh)', 'name (en)', 'sort', 'picture'], rows));
  },
);

const saveCommand = changesShop(
  withExamples(
    withDocument(
      new Command('save')
        .description('create a brand or change it: what is left out stays')
        .argument('[key]', 'its key; without one the document names it'),
    ),
    'brands save plain --set name.zh=素 --set name.en=Plain',
  ),
  async (run, options: DocumentOptions, key?: string) => {
    const documents = documentsOf(options, key === undefined ? {} : { key });
    const patches = documents.map((document) => readOne(brandPatch, document));
    const counts = await run.change((tx) => changeBrands(tx, patches, run.shop.now()));
    run.show({ keys: patches.map((patch) => patch.key), ...counts }, `Brands: ${countsText(counts)}.`);
  },
);

const removeCommand = changesShop(
  withExamples(
    new Command('remove').description('remove a brand no good has').argument('<key>', 'its key, as in the list'),
    'brands remove plain --yes',
  ),
  async (run, _: object, key: string) => {
    await run.change(async (tx) => {
      await removeBrand(tx, key, run.shop.now());
      run.confirm(`Brand ${key} will be removed.`);
    });
    run.show({ removed: key }, `Removed ${key}.`);
  },
);

/** `pnpm shop brands …` */
export const brandsCommand = groupOf(
  new Command('brands').description('brands of goods'),
  listCommand,
  saveCommand,
  removeCommand,
);
