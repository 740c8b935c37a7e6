import { Command } from 'commander';
import { articlePatch } from '../../operations/articles/article-documents.ts';
import { loadArticles, pageByKey } from '../../operations/articles/load-pages.ts';
import { removeArticle, saveArticle } from '../../operations/articles/save-pages.ts';
import { readOne } from '../../operations/support/problems.ts';
import { type DocumentOptions, documentOf, withDocument } from '../support/document-options.ts';
import { withExamples } from '../support/examples.ts';
import { changesShop, readsShop } from '../support/shop-command.ts';
import { table } from '../support/table.ts';
import { shown, yesOrBlank } from '../support/words.ts';
import { pageText } from './page-text.ts';

export const listCommand = readsShop(
  withExamples(
    new Command('list').description('articles by column').option('--column <key>', 'only those of one column'),
    'articles list --column help',
  ),
  async (run, { column }: { column?: string }) => {
    const all = await loadArticles(run.shop.db);
    const articles = column === undefined ? all : all.filter((article) => article.column === column);
    const rows = articles.map(({ key, column, purpose, name, sort, isShown }) => [
      key,
      column,
      purpose,
      shown(name),
      name.en ? shown({ zh: name.en }) : '',
      sort,
      yesOrBlank(!isShown),
    ]);
    const value = articles.map(({ id, key, column, purpose, name, sort, isShown }) => ({
      id,
      key,
      column,
      purpose,
      name,
      sort,
      isShown,
    }));
    run.show(value, table(['key', 'column', 'what for', 'name (zh)', 'name (en)', 'sort', 'hidden'], rows));
  },
);

export const showCommand = readsShop(
  withExamples(
    new Command('show')
      .description('one article; the JSON of it can be changed and saved')
      .argument('<key>', 'its key, as in the list'),
    'articles show returns --json > article.json',
  ),
  async (run, _: object, key: string) => {
    const { id: _id, ...article } = pageByKey(await loadArticles(run.shop.db), key, 'article');
    run.show(article, pageText(article));
  },
);

export const saveCommand = changesShop(
  withExamples(
    withDocument(
      new Command('save')
        .description('create an article or change it: what is left out stays')
        .argument('[key]', 'its key; without one the document names it'),
    ),
    'articles save returns --set column=help --set name.en=Returns --set details.en="<p>Seven days.</p>"',
    'articles save terms --set column=legal --set purpose=terms --set name.zh=用户协议 --set details.zh="<p>…</p>"',
    'articles save --file article.json',
  ),
  async (run, options: DocumentOptions, key?: string) => {
    const patch = readOne(articlePatch, documentOf(options, key === undefined ? {} : { key }));
    const saved = await run.change((tx) => saveArticle(tx, patch, run.shop.now()));
    run.show({ key: patch.key, ...saved }, `Article ${patch.key} is ${saved.isNew ? 'created' : 'changed'}.`);
  },
);

export const removeCommand = changesShop(
  withExamples(
    new Command('remove').description('remove an article for good').argument('<key>', 'its key, as in the list'),
    'articles remove returns --yes',
  ),
  async (run, _: object, key: string) => {
    await run.change(async (tx) => {
      await removeArticle(tx, key);
      run.confirm(`Article ${key} will be removed for good.`);
    });
    run.show({ removed: key }, `Removed article ${key}.`);
  },
);
