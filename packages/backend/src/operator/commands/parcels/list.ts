import { Command, InvalidArgumentError } from 'commander';
import { PARCEL_STATES, type ParcelState } from '../../../kernel/db/schema/index.ts';
import { DEFAULT_LANG, pickText } from '../../../kernel/texts/languages.ts';
import { listParcels } from '../../operations/parcels/list-parcels.ts';
import { withExamples } from '../support/examples.ts';
import { readWhole } from '../support/inputs.ts';
import { readsShop } from '../support/shop-command.ts';
import { table } from '../support/table.ts';

type Options = {
  state?: readonly ParcelState[];
  order?: string;
  waybill?: string;
  before?: number;
  limit: number;
};

/** `open`: all that are neither with their customer nor back. */
function readStates(text: string): readonly ParcelState[] {
  return text.split(',').flatMap((word) => {
    if (word.trim() === 'open') return PARCEL_STATES.filter((state) => state !== 'delivered' && state !== 'returned');
    const state = PARCEL_STATES.find((known) => known === word.trim());
    if (state) return [state];
    throw new InvalidArgumentError(`"${word}" is no state. States: open, ${PARCEL_STATES.join(', ')}.`);
  });
}

export const listCommand = readsShop(
  withExamples(
    new Command('list')
      .description('parcels, the newest first')
      .option('--state <states>', 'only these, comma-separated: open, announced, in_transit, problem …', readStates)
      .option('--order <order>', 'only those of an order: number or id')
      .option('--waybill <part>', 'a part of the waybill')
      .option('--limit <count>', 'how many', readWhole(1, 1000), 50)
      .option('--before <id>', 'only smaller ids: the next page', readWhole(1)),
    'parcels list --state problem,returning',
    'parcels list --order 12 --json',
  ),
  async (run, { state, order, waybill, before, limit }: Options) => {
    const { db, times } = run.shop;
    const parcels = await listParcels(db, {
      ...(state ? { states: state } : {}),
      ...(order === undefined ? {} : { order }),
      ...(waybill === undefined ? {} : { waybill }),
      ...(before === undefined ? {} : { before }),
      limit,
    });
    const rows = parcels.map((parcel) => [
      String(parcel.id),
      parcel.order,
      parcel.number,
      pickText(parcel.courier, DEFAULT_LANG),
      parcel.waybill,
      parcel.state,
      times.text(parcel.shippedAt),
      times.textOrNull(parcel.deliveredAt),
      parcel.failures === 0 ? '' : `${parcel.failures} times`,
    ]);
    const head = ['id', 'order', 'parcel', 'courier', 'waybill', 'state', 'shipped', 'delivered', 'no answer'];
    run.show(parcels, table(head, rows));
    const last = parcels.at(-1);
    if (last && parcels.length === limit) run.note(`More with --before ${last.id}.`);
  },
);
