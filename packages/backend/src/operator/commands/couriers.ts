import { Command } from 'commander';
import { loadCouriers } from '../../modules/orders/load-couriers.ts';
import { courierPatch } from '../operations/couriers/courier-document.ts';
import { loadCourierDocuments, removeCourier, saveCouriers } from '../operations/couriers/save-couriers.ts';
import { mustBeFine, readOne } from '../operations/support/problems.ts';
import { type DocumentOptions, documentsOf, withDocument } from './support/document-options.ts';
import { groupOf, withExamples } from './support/examples.ts';
import { changesShop, readsShop } from './support/shop-command.ts';
import { table } from './support/table.ts';
import { countsText, yesOrBlank } from './support/words.ts';

const listCommand = readsShop(
  withExamples(new Command('list').description('couriers; the JSON of them can be changed and saved'), 'couriers list'),
  async (run) => {
    const stored = [...(await loadCourierDocuments(run.shop.db)).values()];
    const couriers = stored
      .flatMap(({ isDeleted, document }) => (isDeleted ? [] : [document]))
      .sort((one, other) => one.sort - other.sort);
    const rows = couriers.map((courier) => [
      courier.key,
      courier.name.zh ?? '',
      courier.name.en ?? '',
      courier.waybillPrefix,
      courier.trackingCode,
      yesOrBlank(courier.isUsual),
      yesOrBlank(courier.isColdChain),
      yesOrBlank(!courier.isActive),
      courier.sort,
    ]);
    const head = [
      'key',
      'name (zh)',
      'name (en)',
      'waybills begin with',
      'tracked as',
      'usual',
      'chilled',
      'not used',
      'sort',
    ];
    run.show(couriers, table(head, rows));
  },
);

const saveCommand = changesShop(
  withExamples(
    withDocument(
      new Command('save')
        .description('create a courier or change it: what is left out stays')
        .argument('[key]', 'its abbreviation; without one the document names it'),
    ),
    'couriers save yuntu --set name.zh=云途快运 --set name.en="Yuntu Express" --set isUsual=yes',
    'couriers save yuntu --set isActive=no',
    'couriers save shunfeng --set trackingCode=shunfeng',
    'couriers save --file couriers.json',
  ),
  async (run, options: DocumentOptions, key?: string) => {
    const documents = documentsOf(options, key === undefined ? {} : { key });
    const patches = documents.map((document) => readOne(courierPatch, document));
    const counts = await run.change(async (tx) => {
      const saved = await saveCouriers(tx, patches, run.shop.now());
      mustBeFine(saved.problems);
      return saved.counts;
    });
    run.show({ keys: patches.map((patch) => patch.key), ...counts }, `Couriers: ${countsText(counts)}.`);
  },
);

const removeCommand = changesShop(
  withExamples(
    new Command('remove')
      .description('remove a courier; orders it carried keep it')
      .argument('<key>', 'its abbreviation, as in the list'),
    'couriers remove yuntu --yes',
  ),
  async (run, _: object, key: string) => {
    await run.change(async (tx) => {
      await removeCourier(tx, key, run.shop.now());
      const left = (await loadCouriers(tx)).length;
      run.confirm(`Courier ${key} will be removed.${left === 0 ? ' No other one is left to send anything with.' : ''}`);
    });
    run.show({ removed: key }, `Removed ${key}.`);
  },
);

/** `pnpm shop couriers …` */
export const couriersCommand = groupOf(
  new Command('couriers').description('who carries parcels to customers'),
  listCommand,
  saveCommand,
  removeCommand,
);
