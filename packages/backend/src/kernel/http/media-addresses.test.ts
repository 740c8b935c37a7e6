import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { afterAll, describe, expect, it } from 'vitest';
import { callsOf, send } from '../../conformance/authorization-matrix/calls.ts';
import { makeCallContext } from '../../conformance/authorization-matrix/context/call-context.ts';
import { authorizationMatrix } from '../../conformance/authorization-matrix/matrix.ts';
import { aProduct } from '../../modules/orders/testing/products.ts';
import { describeInTurn } from '../../testing/index.ts';
import { carts, configs, productTexts, resources, users } from '../db/schema/index.ts';

const SHOP = 'https://shop.example';
const MEDIA = 'https://media.example';
/** A path of ours at the beginning of a text, or of an attribute in its HTML. */
const RELATIVE = /^\/media\/|["'(]\/media\//;

/** Every text of a response. */
function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(textsOf);
}

const folder = mkdtempSync(join(tmpdir(), 'jishi-media-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describeInTurn(
  'addresses of pictures in a shop that knows its origin',
  (shop) => {
    const shown = new Set<string>();

    it.each(Object.entries(authorizationMatrix).filter(([name]) => !name.includes(' /')))(
      '%s',
      async (name, row) => {
        const context = await makeCallContext(shop());
        await shop().db.update(users).set({ portrait: '/media/users/1.webp' }).where(eq(users.id, context.owner.id));
        const { body, isJson } = await send(shop(), name, await row.make(context), context.owner);
        const texts = isJson ? textsOf(JSON.parse(body)) : [body];
        expect(texts.filter((text) => RELATIVE.test(text))).toEqual([]);
        if (texts.some((text) => text.includes(`${MEDIA}/media/`))) shown.add(name);
      },
      60_000,
    );

    it('are absolute wherever there are any', () => {
      const calls = callsOf(shop().app).map(({ name }) => name);
      expect([...shown].filter((name) => !calls.includes(name))).toEqual([]);
      expect([...shown]).toEqual(
        expect.arrayContaining([
          'GET user',
          'POST user',
          'GET good/:id',
          'POST uploadPictures',
          'GET goodIndent',
          'GET goodIndent/detail/:id',
          'POST goodIndent/preview',
          'POST goodIndent/synchronizationInventory',
          'GET comment/user',
        ]),
      );
    });

    it('are absolute in HTML, in kept responses, and not of the host that was asked for', async () => {
      const product = await aProduct(shop());
      const details = '<p><img src="/media/goods/1.webp" alt="/media/" /></p>';
      await shop().db.update(productTexts).set({ details }).where(eq(productTexts.productId, product.id));
      const headers = { host: 'evil.example', 'x-forwarded-host': 'evil.example' };
      for (const _ of ['made', 'kept']) {
        const { message, raw } = await shop().get<{ details: string; resources: { img: string } }>(
          `good/${product.id}`,
          {
            headers,
          },
        );
        expect(message.resources.img).toBe(`${MEDIA}/media/goods/${product.id}.webp`);
        expect(message.details).toContain(`<img src="${MEDIA}/media/goods/1.webp"`);
        expect(raw).not.toContain('evil');
      }
    });

    it('are pictures of codes too', async () => {
      const none = { url: null, img: null };
      const value = { mini_program: { ...none, img: '/media/mini.webp' }, h5: { ...none, url: '/' }, app: none };
      await shop().db.insert(configs).values({ key: 'shop.codes', value });
      const { message } = await shop().get<{ codes: typeof value }>('siteConfig');
      expect(message.codes).toMatchObject({
        mini_program: { img: `${MEDIA}/media/mini.webp` },
        h5: { url: '/' },
      });
    });

    describe('come back', () => {
      it.each([MEDIA, SHOP, ''])('as a portrait from %j and are kept as paths', async (origin) => {
        const as = await shop().aCustomer();
        const portrait = `${origin}/media/users/7.webp`;
        expect(await shop().post('user', { portrait }, { as })).toMatchObject({
          status: 200,
          message: `${MEDIA}/media/users/7.webp`,
        });
        const [user] = await shop().db.select().from(users).where(eq(users.id, as.id));
        expect(user?.portrait).toBe('/media/users/7.webp');
      });

      it.each([
        'https://elsewhere.example/media/users/7.webp',
        `${MEDIA}.evil.example/media/users/7.webp`,
        `${MEDIA}/media/../api/v1/app/logout`,
        `${MEDIA}/elsewhere/7.webp`,
      ])('and %s is refused', async (portrait) => {
        const as = await shop().aCustomer();
        expect(await shop().post('user', { portrait }, { as })).toMatchObject({ status: 401, code: 50004 });
      });

      it('with a review and with a cart, as deep as they lie', async () => {
        const context = await makeCallContext(shop());
        const thing = await authorizationMatrix['POST comment/:order_id']?.make(context);
        const [review] = (thing?.body ?? []) as { resources: string[] }[];
        const pictures = [{ ...review, resources: [`${MEDIA}/media/users/a9.webp`] }];
        const sent = await send(shop(), 'POST comment/:order_id', { ...thing, body: pictures }, context.owner);
        expect(sent.status).toBe(200);
        const kept = await shop().db.$count(resources, eq(resources.img, '/media/users/a9.webp'));
        expect(kept).toBe(1);

        const product = await aProduct(shop());
        const snapshot = { id: product.id, resources_many: [{ img: `${SHOP}/media/goods/1.webp` }] };
        const line = { good_id: product.id, number: 1, img: `${MEDIA}/media/goods/1.webp`, good: snapshot };
        await shop().post('goodIndent/addShoppingCart', { 0: line }, { as: context.owner });
        const [cart] = await shop().db.select().from(carts).where(eq(carts.userId, context.owner.id));
        expect(textsOf(cart?.lines).filter((text) => text.includes('/media/'))).toEqual([
          '/media/goods/1.webp',
          '/media/goods/1.webp',
        ]);
      });
    });
  },
  { SHOP_PUBLIC_ORIGIN: SHOP, SHOP_MEDIA_ORIGIN: MEDIA, SHOP_INTERNAL_KEY: 'a-key-of-the-operator', SHOP_DATA: folder },
);

describeInTurn(
  'addresses of pictures without a media origin of their own',
  (shop) => {
    it('have the public origin', async () => {
      const product = await aProduct(shop());
      const { message } = await shop().get<{ resources: { img: string } }>(`good/${product.id}`);
      expect(message.resources.img).toBe(`${SHOP}/media/goods/${product.id}.webp`);
    });
  },
  { SHOP_PUBLIC_ORIGIN: SHOP },
);

describeInTurn('addresses of pictures in a shop that knows no origin', (shop) => {
  it('are paths, whoever asks', async () => {
    const product = await aProduct(shop());
    const headers = { host: 'shop.example', 'x-forwarded-host': 'shop.example' };
    const { message } = await shop().get<{ resources: { img: string } }>(`good/${product.id}`, { headers });
    expect(message.resources.img).toBe(`/media/goods/${product.id}.webp`);
    const as = await shop().aCustomer();
    expect((await shop().post('user', { portrait: 'https://shop.example/media/users/7.webp' }, { as })).status).toBe(
      401,
    );
  });
});
