import { Command } from 'commander';
import { DEFAULT_LANG, pickText } from '../../../kernel/texts/languages.ts';
import { describeParcels } from '../../operations/orders/describe-parcels.ts';
import { findAnyParcel } from '../../operations/parcels/find-parcel.ts';
import { withExamples } from '../support/examples.ts';
import { readsShop } from '../support/shop-command.ts';
import { facts, table } from '../support/table.ts';

export const showCommand = readsShop(
  withExamples(
    new Command('show').description('everything about a parcel').argument('<parcel>', 'waybill or id'),
    'parcels show YT100000000001',
  ),
  async (run, _: object, reference: string) => {
    const { db, times } = run.shop;
    const [parcel] = await describeParcels(db, [await findAnyParcel(db, reference)]);
    if (!parcel) return;
    const about = facts([
      ['parcel', parcel.id],
      ['order', `${parcel.orderId}, its parcel ${parcel.number}`],
      ['courier', `${pickText(parcel.courier, DEFAULT_LANG)} ${parcel.waybill}`],
      ['state', parcel.state],
      ['shipped', times.text(parcel.shippedAt)],
      ['delivered', times.textOrNull(parcel.deliveredAt)],
      ['told of since', times.textOrNull(parcel.subscribedAt)],
      ['asked next', times.textOrNull(parcel.askAt)],
      ['no answer', parcel.askFailures === 0 ? null : `${parcel.askFailures} times in a row`],
    ]);
    const products = table(
      ['line', 'pieces'],
      parcel.lines.map(({ orderLineId, pieces }) => [String(orderLineId), pieces]),
    );
    const way = table(
      ['time', 'status', 'text'],
      parcel.tracking.map((event) => [times.text(event.happenedAt), event.status, pickText(event.text, DEFAULT_LANG)]),
    );
    run.show(parcel, [about, products, way].join('\n\n'));
  },
);
