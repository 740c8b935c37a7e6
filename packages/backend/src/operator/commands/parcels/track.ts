import { Command, InvalidArgumentError } from 'commander';
import {
  isStatus,
  TRACKING_STATUSES,
  type TrackingStatus,
} from '../../../modules/parcels/tracking/tracking-provider.ts';
import { type Sighting, trackParcel } from '../../operations/parcels/track-parcel.ts';
import { withExamples } from '../support/examples.ts';
import { readMoment } from '../support/inputs.ts';
import type { ChangeRun } from '../support/run.ts';
import { changesShop } from '../support/shop-command.ts';

type Words = { zh?: string; en?: string; at?: string };

function readStatus(text: string): TrackingStatus {
  if (isStatus(text)) return text;
  throw new InvalidArgumentError(`is none of ${TRACKING_STATUSES.join(', ')}.`);
}

async function track(run: ChangeRun, reference: string, status: TrackingStatus, { zh, en, at }: Words): Promise<void> {
  const moment = at === undefined ? null : run.shop.times.parse(at);
  const sighting: Sighting = { status, zh: zh ?? null, en: en ?? null, at: moment };
  const { order, parcel, state } = await run.change((tx) => trackParcel(tx, run.shop, reference, sighting));
  run.show(
    { parcel: parcel.id, order: order.number, waybill: parcel.waybill, state },
    `Parcel ${parcel.waybill} of order ${order.number} is ${state}.`,
  );
}

export const trackCommand = changesShop(
  withExamples(
    new Command('track')
      .description('say where a parcel is; its customer is told when it is being delivered and when it was')
      .argument('<parcel>', 'waybill or id')
      .argument('<status>', `what happened: ${TRACKING_STATUSES.join(', ')}`, readStatus)
      .option('--zh <words>', 'in Chinese; otherwise the usual words, or those of --en')
      .option('--en <words>', 'in English; otherwise the usual words, or those of --zh')
      .option('--at <moment>', 'when: 2026-11-30 or "2026-11-30 08:00:00"; otherwise now', readMoment),
    'parcels track YT100000000001 arrived --zh 【余杭站】包裹已到站 --en "[Yuhang] At the station"',
    'parcels track YT100000000001 out_for_delivery',
  ),
  (run, words: Words, reference: string, status: TrackingStatus) => track(run, reference, status, words),
);

export const deliverCommand = changesShop(
  withExamples(
    new Command('deliver')
      .description('say that one parcel has arrived; its customer is told and has still to confirm')
      .argument('<parcel>', 'waybill or id'),
    'parcels deliver YT100000000001',
  ),
  (run, _: object, reference: string) => track(run, reference, 'delivered', {}),
);
