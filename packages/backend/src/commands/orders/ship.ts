import { Command } from 'commander';
import { dispatchOrder } from '../../operations/orders/dispatch-order.ts';
import { DEFAULT_LANG, pickText } from '../../texts/languages.ts';
import { changesShop } from '../support/shop-command.ts';

export const shipCommand = changesShop(
  new Command('ship')
    .description('hand a paid order to a courier; the customer is told')
    .argument('<order>', 'number or id')
    .option('--courier <name>', "name, abbreviation or id; otherwise the shop's usual one")
    .option('--waybill <number>', 'needed for goods that are sent by post'),
  async (run, { courier, waybill }: { courier?: string; waybill?: string }, reference: string) => {
    const dispatch = { courier: courier ?? null, waybill: waybill ?? null };
    const shipped = await run.change((tx) => dispatchOrder(tx, run.shop, reference, dispatch));
    const by = shipped.courier && pickText(shipped.courier.name, DEFAULT_LANG);
    run.show(
      { order: shipped.order.identification, state: 'shipped', courier: by, waybill: by && dispatch.waybill },
      `Order ${shipped.order.identification} is on its way${by ? ` with ${by}, waybill ${waybill}` : ''}.`,
    );
  },
);
