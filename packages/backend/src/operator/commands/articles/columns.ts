import { Command } from 'commander';
import { columnPatch } from '../../operations/articles/article-documents.ts';
import { loadColumns, pageByKey } from '../../operations/articles/load-pages.ts';
import { removeColumn, saveColumn } from '../../operations/articles/save-pages.ts';
import { readOne } from '../../operations/support/problems.ts';
import { type DocumentOptions, documentOf, withDocument } from '../support/document-options.ts';
import { groupOf, withExamples } from '../support/examples.ts';
import { changesShop, readsShop } from '../support/shop-command.ts';
import { table } from '../support/table.ts';
import { shown, yesOrBlank } from '../support/words.ts';
import { pageText } from './page-text.ts';

const listCommand = readsShop(
  withExamples(new Command('list').description('columns of the help section'), 'articles columns list'),
  async (run) => {
    const columns = await loadColumns(run.shop.db);
    const rows = columns.map(({ key, parent, name, listsArticles, sort, isShown }) => [
      key,
      parent,
      shown(name),
      listsArticles ? 'articles' : 'a text',
      sort,
      yesOrBlank(!isShown),
    ]);
    const value = columns.map(({ id, key, parent, name, listsArticles, sort, isShown }) => ({
      ...{ id, key, parent, name, listsArticles, sort, isShown },
    }));
    run.show(value, table(['key', 'below', 'name', 'shows', 'sort', 'hidden'], rows));
  },
);

const showCommand = readsShop(
  withExamples(
    new Command('show')
      .description('one column; the JSON of it can be changed and saved')
      .argument('<key>', 'its key, as in the list'),
    'articles columns show about --json',
  ),
  async (run, _: object, key: string) => {
    const { id: _id, ...column } = pageByKey(await loadColumns(run.shop.db), key, 'column');
    run.show(column, pageText(column));
  },
);

const saveCommand = changesShop(
  withExamples(
    withDocument(
      new Command('save')
        .description('create a column or change it: what is left out stays')
        .argument('[key]', 'its key; without one the document names it'),
    ),
    'articles columns save help --set name.zh=帮助 --set name.en=Help --set sort=2',
  ),
  async (run, options: DocumentOptions, key?: string) => {
    const patch = readOne(columnPatch, documentOf(options, key === undefined ? {} : { key }));
    const saved = await run.change((tx) => saveColumn(tx, patch, run.shop.now()));
    run.show({ key: patch.key, ...saved }, `Column ${patch.key} is ${saved.isNew ? 'created' : 'changed'}.`);
  },
);

const removeCommand = changesShop(
  withExamples(
    new Command('remove').description('remove a column nothing is in').argument('<key>', 'its key, as in the list'),
    'articles columns remove news --yes',
  ),
  async (run, _: object, key: string) => {
    await run.change(async (tx) => {
      await removeColumn(tx, key);
      run.confirm(`Column ${key} will be removed for good.`);
    });
    run.show({ removed: key }, `Removed column ${key}.`);
  },
);

export const columnsCommand = groupOf(
  new Command('columns').description('what articles stand in'),
  listCommand,
  showCommand,
  saveCommand,
  removeCommand,
);
