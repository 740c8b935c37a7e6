import { Command } from 'commander';
import { removeProducts } from '../../operations/products/save-products.ts';
import { withExamples } from '../support/examples.ts';
import { changesShop } from '../support/shop-command.ts';

export const removeCommand = changesShop(
  withExamples(
    new Command('remove')
      .description('take goods out of the shop; orders keep them, and saving one again brings it back')
      .argument('<keys...>', 'product numbers'),
    'goods remove G1001 G1002 --yes',
  ),
  async (run, _: object, keys: string[]) => {
    const removed = await run.change(async (tx) => {
      const count = await removeProducts(tx, keys, run.shop.now());
      run.confirm(`${count} goods will be removed.`);
      return count;
    });
    run.show({ removed }, `Removed ${removed} goods.`);
  },
);
