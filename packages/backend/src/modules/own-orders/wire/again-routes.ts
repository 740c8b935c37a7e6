import { z } from 'zod';
import type { ShopPlugin } from '../../../kernel/context/shop-app.ts';
import { found } from '../../../kernel/errors/shop-error.ts';
import { signedIn } from '../../../kernel/http/access.ts';
import { pickText } from '../../../kernel/texts/languages.ts';
import { ok, okSchema } from '../../../kernel/wire/envelope.ts';
import { idParams } from '../../../kernel/wire/inputs.ts';
import { toYuan } from '../../../kernel/wire/money.ts';
import { readCart } from '../../cart/cart-store.ts';
import { viewChoices } from '../../cart/wire/cart-view.ts';
import { loadSaleProducts } from '../../catalogue/sale-products.ts';
import { priceNow } from '../../flash-sales/offer.ts';
import { findDrawOfOrder } from '../../lotteries/prize-order.ts';
import { findOrder, loadLines } from '../../orders/order-records.ts';
import { againLimits, againObstacles, linesAgain } from '../again/again-rules.ts';

const yuan = z.number().meta({ description: 'yuan' });

const line = z.object({
  id: z.int(),
  good_id: z.int(),
  good_sku_id: z.int(),
  category_id: z.int().nullable(),
  name: z.string(),
  img: z.string(),
  product_sku: z.array(z.object({ key: z.string(), value: z.string() })),
  wanted: z.int().meta({ description: 'pieces that were bought' }),
  number: z.int().meta({ description: 'pieces that can be put into the cart now' }),
  limited_by: z.enum(againLimits).nullable().meta({ description: 'why it is fewer than wanted' }),
  obstacle: z.enum(againObstacles).nullable().meta({ description: 'why it is none' }),
  price: yuan,
  price_was: yuan,
});

/** `GET goodIndent/again/{id}`: what of an order can be bought once more, and on what terms; ours. */
export const buyAgainRoutes: ShopPlugin = async (app) => {
  const { db } = app.shop;

  app.get(
    '/goodIndent/again/:id',
    {
      config: { access: 'login' },
      schema: {
        summary: 'What of an order can be put into the cart again',
        params: idParams,
        response: okSchema(z.object({ lines: z.array(line) })),
      },
    },
    async (request) => {
      const { lang } = request;
      const { id: userId } = signedIn(request);
      const order = found(await findOrder(db, userId, request.params.id));
      const lines = await loadLines(db, [order.id]);
      const ids = lines.map(({ productId }) => productId);
      const [products, offers] = await Promise.all([loadSaleProducts(db, ids), app.offers.find(lang)]);
      const again = linesAgain(lines, {
        products,
        priceOf: (productId, variantId, ordinary) => priceNow(ordinary, offers.value.of(productId, variantId)),
        inCart: (await readCart(db, userId)).map(({ good_id, good_sku_id, number }) => ({
          productId: good_id,
          variantId: good_sku_id || null,
          quantity: number,
        })),
        isPrize: (await findDrawOfOrder(db, order.id)) !== null,
      });
      return ok({
        lines: lines.map((bought, index) => {
          const { quantity = 0, limit = null, obstacle = null, price = bought.price } = again[index] ?? {};
          const product = products.get(bought.productId);
          return {
            id: bought.id,
            good_id: bought.productId,
            good_sku_id: bought.variantId ?? 0,
            category_id: product?.categoryId ?? null,
            name: pickText(product?.name ?? {}, lang) || pickText(bought.name, lang),
            img: bought.img,
            product_sku: viewChoices(bought.productSku ?? [], lang),
            wanted: bought.number,
            number: quantity,
            limited_by: limit,
            obstacle,
            price: toYuan(price),
            price_was: toYuan(bought.price),
          };
        }),
      });
    },
  );
};
