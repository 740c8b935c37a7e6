import { Command, InvalidArgumentError } from 'commander';
import { DEFAULT_LANG, pickText } from '../../../kernel/texts/languages.ts';
import { dispatchOrder } from '../../operations/orders/dispatch-order.ts';
import type { WantedPieces } from '../../operations/orders/pieces-to-send.ts';
import { withExamples } from '../support/examples.ts';
import { changesShop } from '../support/shop-command.ts';

type Options = { courier?: string; waybill?: string; lines?: WantedPieces };

/** `1201:2,1202`: two pieces of line 1201 and all that is left of line 1202. */
function readLines(text: string): WantedPieces {
  return text.split(',').map((part) => {
    const [, line, quantity] = /^\s*(\d{1,15})(?::([1-9]\d{0,6}))?\s*$/.exec(part) ?? [];
    if (line !== undefined) return { line: Number(line), quantity: quantity === undefined ? null : Number(quantity) };
    throw new InvalidArgumentError('must name lines and pieces, such as 1201:2,1202:1 ("shop orders show" has them).');
  });
}

export const shipCommand = changesShop(
  withExamples(
    new Command('ship')
      .description('hand a paid order, or pieces of it, to a courier; the customer is told')
      .argument('<order>', 'number or id')
      .option('--courier <name>', "name, abbreviation or id; otherwise the shop's usual one")
      .option('--waybill <number>', 'needed for goods that are sent by post')
      .option('--lines <lines>', 'only these pieces, <line>:<pieces>,…; otherwise all that are left', readLines),
    'orders ship 12 --courier yuntu --waybill YT100000000001',
    'orders ship 12 --lines 1201:2,1202 --waybill YT100000000002',
  ),
  async (run, { courier, waybill, lines }: Options, reference: string) => {
    const dispatch = { courier: courier ?? null, waybill: waybill ?? null, lines: lines ?? null };
    const shipped = await run.change((tx) => dispatchOrder(tx, run.shop, reference, dispatch));
    const { order, parcel, unsent } = shipped;
    const by = shipped.courier && pickText(shipped.courier.name, DEFAULT_LANG);
    const what = unsent > 0 ? `A parcel of order ${order.number}` : `Order ${order.number}`;
    run.show(
      {
        order: order.number,
        state: unsent > 0 ? 'awaiting-shipment' : 'shipped',
        courier: by,
        waybill: parcel?.waybill ?? null,
        parcel: parcel?.id ?? null,
        unsent,
      },
      `${what} is on its way${parcel ? ` with ${by}, waybill ${parcel.waybill}` : ''}.${unsent > 0 ? ` Pieces that still wait: ${unsent}.` : ''}`,
    );
  },
);
