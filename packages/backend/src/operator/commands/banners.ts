import { Command } from 'commander';
import { bannerPatch } from '../operations/banners/banner-document.ts';
import { findBanner, loadBanners, removeBanner, saveBanner } from '../operations/banners/save-banner.ts';
import { readOne } from '../operations/support/problems.ts';
import { type DocumentOptions, documentOf, withDocument } from './support/document-options.ts';
import { groupOf, withExamples } from './support/examples.ts';
import { readWhole } from './support/inputs.ts';
import { changesShop, readsShop } from './support/shop-command.ts';
import { facts, table } from './support/table.ts';
import { shown, yesOrBlank } from './support/words.ts';

const listCommand = readsShop(
  withExamples(new Command('list').description('banners of every place, in their order'), 'banners list'),
  async (run) => {
    const banners = await loadBanners(run.shop.db);
    const rows = banners.map(({ id, type, name, url, sort, isShown }) => [
      String(id),
      type,
      shown(name),
      url,
      sort,
      yesOrBlank(!isShown),
    ]);
    run.show(banners, table(['id', 'place', 'name', 'leads to', 'sort', 'hidden'], rows));
  },
);

const showCommand = readsShop(
  withExamples(
    new Command('show')
      .description('one banner; the JSON of it can be changed and saved')
      .argument('<id>', 'its number', readWhole(1)),
    'banners show 1 --json > banner.json',
  ),
  async (run, _: object, id: number) => {
    const banner = await findBanner(run.shop.db, id);
    const lines = Object.entries(banner).map(([field, value]): [string, string] => [
      field,
      typeof value === 'object' && value !== null ? JSON.stringify(value) : String(value ?? ''),
    ]);
    run.show(banner, facts(lines));
  },
);

const saveCommand = changesShop(
  withExamples(
    withDocument(
      new Command('save')
        .description('create a banner, or change the one of an id: what is left out stays')
        .argument('[id]', 'its number', readWhole(1)),
    ),
    'banners save 3 --set name.en="Summer sale" --set isShown=no',
    'banners save --file banner.json',
  ),
  async (run, options: DocumentOptions, id?: number) => {
    const patch = readOne(bannerPatch, documentOf(options, id === undefined ? {} : { id }));
    const saved = await run.change((tx) => saveBanner(tx, patch, run.shop.now()));
    run.show({ id: saved }, `Banner ${saved} is saved.`);
  },
);

const removeCommand = changesShop(
  withExamples(
    new Command('remove').description('remove a banner for good').argument('<id>', 'its number', readWhole(1)),
    'banners remove 3 --yes',
  ),
  async (run, _: object, id: number) => {
    await run.change(async (tx) => {
      await removeBanner(tx, id);
      run.confirm(`Banner ${id} will be removed for good.`);
    });
    run.show({ removed: id }, `Removed banner ${id}.`);
  },
);

/** `pnpm shop banners …` */
export const bannersCommand = groupOf(
  new Command('banners').description('carousel, advertisement, sign-in page and friend links'),
  listCommand,
  showCommand,
  saveCommand,
  removeCommand,
);
