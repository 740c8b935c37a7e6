import { Command } from 'commander';
import { changeCategories } from '../operations/catalogue/save-referred.ts';
import { categoryPatch } from '../operations/categories/category-document.ts';
import { listCategoryTree } from '../operations/categories/find-category.ts';
import { removeCategory } from '../operations/categories/remove-category.ts';
import { loadCategoryDocuments } from '../operations/categories/save-categories.ts';
import { Refused } from '../operations/refused.ts';
import { readOne } from '../operations/support/problems.ts';
import { type DocumentOptions, documentsOf, withDocument } from './support/document-options.ts';
import { groupOf, withExamples } from './support/examples.ts';
import { changesShop, readsShop } from './support/shop-command.ts';
import { facts, table } from './support/table.ts';
import { countsText, yesOrBlank } from './support/words.ts';

const listCommand = readsShop(
  withExamples(new Command('list').description('the tree of categories'), 'categories list'),
  async (run) => {
    const lines = await listCategoryTree(run.shop.db);
    const rows = lines.map(({ key, depth, row }) => [
      `${'· '.repeat(depth)}${key}`,
      row.name.zh ?? '',
      row.name.en ?? '',
      row.sort,
      yesOrBlank(row.isRecommended),
      yesOrBlank(row.state === 'hidden'),
    ]);
    const value = lines.map(({ key, depth, row: { id, name, sort, state } }) => ({
      ...{ id, key, depth, name, sort },
      isShown: state === 'shown',
    }));
    run.show(value, table(['key', 'name (zh)', 'name (en)', 'sort', 'recommended', 'hidden'], rows));
  },
);

const showCommand = readsShop(
  withExamples(
    new Command('show')
      .description('one category; the JSON of it can be changed and saved')
      .argument('<key>', 'its key, as in the list'),
    'categories show fruit --json',
  ),
  async (run, _: object, key: string) => {
    const stored = (await loadCategoryDocuments(run.shop.db)).get(key);
    if (!stored || stored.isDeleted) throw new Refused(`There is no category "${key}".`);
    const { name, ...rest } = stored.document;
    const lines = Object.entries(rest).map(([field, value]): [string, string] => [field, String(value ?? '')]);
    run.show(stored.document, facts([...lines, ['name (zh)', name.zh ?? ''], ['name (en)', name.en ?? '']]));
  },
);

const saveCommand = changesShop(
  withExamples(
    withDocument(
      new Command('save')
        .description('create a category or change it: what is left out stays')
        .argument('[key]', 'made of letters, digits and "-"; never changes'),
    ),
    'categories save tea --set parent=food --set name.zh=茶 --set name.en=Tea',
    'categories save tea --set isShown=no',
  ),
  async (run, options: DocumentOptions, key?: string) => {
    const documents = documentsOf(options, key === undefined ? {} : { key });
    const patches = documents.map((document) => readOne(categoryPatch, document));
    const counts = await run.change((tx) => changeCategories(tx, patches, run.shop.now()));
    run.show({ keys: patches.map((patch) => patch.key), ...counts }, `Categories: ${countsText(counts)}.`);
  },
);

const removeCommand = changesShop(
  withExamples(
    new Command('remove').description('remove a category nothing is in').argument('<key>', 'its key, as in the list'),
    'categories remove tea --yes',
  ),
  async (run, _: object, key: string) => {
    await run.change(async (tx) => {
      await removeCategory(tx, key, run.shop.now());
      run.confirm(`Category ${key} will be removed.`);
    });
    run.show({ removed: key }, `Removed ${key}.`);
  },
);

/** `pnpm shop categories …` */
export const categoriesCommand = groupOf(
  new Command('categories').description('the tree goods are found in'),
  listCommand,
  showCommand,
  saveCommand,
  removeCommand,
);
