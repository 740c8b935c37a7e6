import { Command } from 'commander';
import { noteOrder } from '../../operations/orders/end-order.ts';
import { changesShop } from '../support/shop-command.ts';

export const noteCommand = changesShop(
  new Command('note')
    .description('note something about an order that its customer never sees; "" removes the note')
    .argument('<order>', 'number or id')
    .argument('<text>', 'the note, instead of the one before'),
  async (run, _: object, reference: string, text: string) => {
    const order = await run.change((tx) => noteOrder(tx, reference, text));
    run.show({ order: order.number, note: text.trim() || null }, `Noted for order ${order.number}.`);
  },
);
