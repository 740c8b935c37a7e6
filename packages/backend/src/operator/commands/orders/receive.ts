import { Command } from 'commander';
import { receiveForCustomer } from '../../operations/orders/end-order.ts';
import { changesShop } from '../support/shop-command.ts';

export const receiveCommand = changesShop(
  new Command('receive')
    .description('confirm the receipt of a shipped order for its customer')
    .argument('<order>', 'number or id'),
  async (run, _: object, reference: string) => {
    const order = await run.change((tx) => receiveForCustomer(tx, run.shop, reference));
    const then = order.state === 'awaiting-review' ? 'waits for a review' : 'is completed';
    run.show({ order: order.number, state: order.state }, `Order ${order.number} is received and ${then}.`);
  },
);
