import { z } from 'zod';
import type { ShopPlugin } from '../../../kernel/context/shop-app.ts';
import { pipelined } from '../../../kernel/db/pipelined.ts';
import { found } from '../../../kernel/errors/shop-error.ts';
import { signedIn } from '../../../kernel/http/access.ts';
import { ok, okSchema } from '../../../kernel/wire/envelope.ts';
import { idValue, listBody, wholeNumber } from '../../../kernel/wire/inputs.ts';
import { toYuan } from '../../../kernel/wire/money.ts';
import { addressResponse, toWireAddress } from '../../addresses/wire/responses.ts';
import { MAX_CART_LINES, MAX_LINE_PIECES } from '../../cart/cart-line.ts';
import { livingVariants, loadSaleProducts } from '../../catalogue/sale-products.ts';
import { loadShippingRates } from '../../shipping/rate-records.ts';
import type { RequestedLine } from '../order-request.ts';
import { shippingFeeFor } from '../price-order.ts';
import { type QuotedLine, quoteLines } from '../quote.ts';
import { chooseAddress } from '../quote-order.ts';

/** An address, or 0 for the default one. */
const params = z.object({ id: wholeNumber('record.missing').pipe(z.int().min(0, 'record.missing')) });

/**
 * A line that may cost shipping fee. `good_sku_id` is an extension: with it the "free over" rule sees the price of the SKU,
 * without it that of the good's cheapest one.
 */
const line = z.object({
  good_id: idValue(),
  number: wholeNumber().pipe(z.int('param.missing').min(1, 'param.missing').max(MAX_LINE_PIECES, 'param.missing')),
  good_sku_id: wholeNumber().nullish(),
  freight_id: z.unknown().optional().meta({ description: 'not used: the good knows its own' }),
});
const body = listBody(line).refine((lines) => lines.length <= MAX_CART_LINES, 'param.missing');
const response = okSchema(z.object({ shipping: addressResponse.nullable(), carriage: z.number().optional() }));

/** `POST shipping/freight/{id}`: the shipping fee of a cart to an address. */
export const shippingFeeRoutes: ShopPlugin = async (app) => {
  const { db, times } = app.shop;

  app.post(
    '/shipping/freight/:id',
    {
      config: { access: 'login' },
      schema: {
        summary: 'What sending goods to an address costs; address 0 is the default one',
        params,
        body,
        response: response,
      },
    },
    async (request) => {
      const { id } = request.params;
      const address = await chooseAddress(db, signedIn(request).id, id === 0 ? null : id, true);
      if (id !== 0) found(address);
      if (!address) return ok({ shipping: null });
      const productIds = request.body.map((one) => one.good_id);
      const [products, rates] = await pipelined([loadSaleProducts(db, productIds), loadShippingRates(db, productIds)]);
      const lines = quoteLines(request.body.map(toRequested), products).map(atLeastCheapest);
      return ok({
        shipping: toWireAddress(address, times),
        carriage: toYuan(shippingFeeFor(lines, rates, address.address)),
      });
    },
  );
};

function toRequested(one: z.output<typeof line>): RequestedLine {
  return { productId: one.good_id, variantId: one.good_sku_id || null, quantity: one.number, price: null };
}

/** A line of a good with SKUs that names none is priced by the cheapest. */
function atLeastCheapest(quoted: QuotedLine): QuotedLine {
  if (quoted.variant || !quoted.product) return quoted;
  const prices = livingVariants(quoted.product).map((variant) => variant.price);
  return prices.length > 0 ? { ...quoted, price: Math.min(...prices) } : quoted;
}
