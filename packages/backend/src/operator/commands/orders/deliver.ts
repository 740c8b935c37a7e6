import { Command } from 'commander';
import { deliverOrder } from '../../operations/orders/deliver-order.ts';
import { lockAnyOrder } from '../../operations/orders/find-order.ts';
import { changesShop } from '../support/shop-command.ts';

export const deliverCommand = changesShop(
  new Command('deliver')
    .description('say that the parcel has arrived; the customer is told and has still to confirm')
    .argument('<order>', 'number or id'),
  async (run, _: object, reference: string) => {
    const order = await run.change(async (tx) => {
      const found = await lockAnyOrder(tx, reference);
      await deliverOrder(tx, run.shop, found);
      return found;
    });
    run.show({ order: order.number, delivered: true }, `Order ${order.number} has arrived.`);
  },
);
