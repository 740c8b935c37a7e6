import { Command } from 'commander';
import { groupOf } from '../support/examples.ts';
import { listCommand } from './list.ts';
import { showCommand } from './show.ts';
import { deliverCommand, trackCommand } from './track.ts';

/** `pnpm shop parcels …`: a parcel is named by its waybill or its id. */
export const parcelsCommand = groupOf(
  new Command('parcels').description('parcels of orders: look, say where they are'),
  listCommand,
  showCommand,
  trackCommand,
  deliverCommand,
);
