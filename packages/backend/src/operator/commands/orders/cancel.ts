import { Command } from 'commander';
import { cancelForCustomer } from '../../operations/orders/end-order.ts';
import { changesShop } from '../support/shop-command.ts';

export const cancelCommand = changesShop(
  new Command('cancel')
    .description('cancel an unpaid order; stock, coupon and points come back')
    .argument('<order>', 'number or id'),
  async (run, _: object, reference: string) => {
    const order = await run.change(async (tx) => {
      const cancelled = await cancelForCustomer(tx, run.shop, reference);
      run.confirm(`Order ${cancelled.number} will be cancelled for good.`);
      return cancelled;
    });
    run.show({ order: order.number, state: 'cancelled' }, `Order ${order.number} is cancelled.`);
  },
);
