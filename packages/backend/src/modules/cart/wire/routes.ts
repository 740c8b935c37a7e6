import { z } from 'zod';
import type { ShopPlugin } from '../../../kernel/context/shop-app.ts';
import { signedIn } from '../../../kernel/http/access.ts';
import { confirmationText } from '../../../kernel/texts/confirmations.ts';
import type { Lang } from '../../../kernel/texts/languages.ts';
import { ok, okSchema } from '../../../kernel/wire/envelope.ts';
import { loadSaleProducts } from '../../catalogue/sale-products.ts';
import { applyEntries, removeEntries } from '../cart-changes.ts';
import type { CartLine } from '../cart-line.ts';
import { changeCart, changeStored, readCart, readSavedLines, writeCart } from '../cart-store.ts';
import { forgetLines, moveToCart, saveLines } from '../saved-lines.ts';
import { wholeCart } from './cart-body.ts';
import { cartEntries } from './cart-entries.ts';
import { cartLineResponse } from './cart-response.ts';
import { type CartLineView, viewLine } from './cart-view.ts';

const config = { access: 'login' } as const;
const cartResponse = okSchema(z.array(cartLineResponse));
const doneResponse = okSchema(z.string());

/** The signed-in customer's cart, and its calls by line. */
export const cartRoutes: ShopPlugin = async (app) => {
  const { db, times } = app.shop;

  const view = async (lines: readonly CartLine[], lang: Lang): Promise<CartLineView[]> => {
    const ids = lines.map((line) => line.good_id);
    const [products, offers] = await Promise.all([loadSaleProducts(db, ids), app.offers.find(lang)]);
    return lines.map((line) =>
      viewLine(line, products.get(line.good_id) ?? null, { lang, times, offers: offers.value }),
    );
  };

  app.post(
    '/goodIndent/addShoppingCart',
    { config, schema: { summary: 'Replace the whole cart', body: wholeCart, response: doneResponse } },
    async (request) => {
      await writeCart(db, signedIn(request).id, request.body);
      return ok(confirmationText('saved', request.lang));
    },
  );

  app.post(
    '/goodIndent/synchronizationInventory',
    { config, schema: { summary: 'Read the cart, brought up to date with prices and stock', response: cartResponse } },
    async (request) => ok(await view(await readCart(db, signedIn(request).id), request.lang)),
  );

  app.post(
    '/goodIndent/clearShoppingCart',
    { config, schema: { summary: 'Empty the cart', response: doneResponse } },
    async (request) => {
      await writeCart(db, signedIn(request).id, []);
      return ok(confirmationText('saved', request.lang));
    },
  );

  for (const [mode, summary] of [
    ['add', 'Add pieces to lines of the cart'],
    ['set', 'Set the pieces of lines of the cart'],
  ] as const) {
    app.post(
      `/goodIndent/cart/${mode}`,
      { config, schema: { summary, body: cartEntries, response: cartResponse } },
      async (request) => {
        const lines = await changeCart(db, signedIn(request).id, (cart, tx) =>
          applyEntries(tx, cart, mode, request.body),
        );
        return ok(await view(lines, request.lang));
      },
    );
  }

  app.post(
    '/goodIndent/cart/remove',
    { config, schema: { summary: 'Take lines out of the cart', body: cartEntries, response: cartResponse } },
    async (request) => {
      const lines = await changeCart(db, signedIn(request).id, async (cart) => removeEntries(cart, request.body));
      return ok(await view(lines, request.lang));
    },
  );

  app.get(
    '/goodIndent/cart/later',
    { config, schema: { summary: 'Read the lines saved for later, with prices and stock', response: cartResponse } },
    async (request) => ok(await view(await readSavedLines(db, signedIn(request).id), request.lang)),
  );

  app.post(
    '/goodIndent/cart/later',
    {
      config,
      schema: { summary: 'Save lines for later: they leave the cart', body: cartEntries, response: cartResponse },
    },
    async (request) => {
      const { lines } = await changeStored(db, signedIn(request).id, async (cart) => saveLines(cart, request.body));
      return ok(await view(lines, request.lang));
    },
  );

  app.post(
    '/goodIndent/cart/later/back',
    { config, schema: { summary: 'Put saved lines back into the cart', body: cartEntries, response: cartResponse } },
    async (request) => {
      const { lines } = await changeStored(db, signedIn(request).id, (cart, tx) => moveToCart(tx, cart, request.body));
      return ok(await view(lines, request.lang));
    },
  );

  app.post(
    '/goodIndent/cart/later/remove',
    { config, schema: { summary: 'Forget lines saved for later', body: cartEntries, response: cartResponse } },
    async (request) => {
      const { saved } = await changeStored(db, signedIn(request).id, async (cart) => forgetLines(cart, request.body));
      return ok(await view(saved, request.lang));
    },
  );
};
