import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { orders } from '../../../kernel/db/schema/index.ts';
import { describeInTurn, type TestShop } from '../../../testing/index.ts';
import { placeOrder } from '../../orders/testing/orders.ts';
import { aProduct } from '../../orders/testing/products.ts';

const KEY = 'a-key-of-the-operator';
const withKey = { 'x-internal-key': KEY };

/** The number of an order placed from a page that sends this header. */
async function anOrderFrom(shop: TestShop, release?: string): Promise<{ id: number; number: string }> {
  const as = await shop.aCustomer();
  const product = await aProduct(shop, { type: 'virtual' });
  const headers: Record<string, string> = release === undefined ? {} : { 'x-release': release };
  const placed = await placeOrder(shop, as, { lines: [{ good: product }] }, headers);
  const id = Number(placed.message);
  const [order] = await shop.db.select({ number: orders.number }).from(orders).where(eq(orders.id, id));
  if (!order) throw new Error(`no order was placed: ${placed.raw}`);
  return { id, number: order.number };
}

describeInTurn(
  'the release of an order',
  (shop) => {
    const ask = (number: string, headers: Record<string, string> = withKey) =>
      shop().get(`/internal/orders/${number}/release`, { headers });
    const told = async (number: string) => JSON.parse((await ask(number)).raw);

    it.each([
      ['41', 41, null],
      ['41-candidate', 41, '41-candidate'],
      ['preview/7', 7, 'preview/7'],
      [undefined, null],
      ['0', null],
      ['-3', null],
      ['1.5', null],
      ['9'.repeat(40), null],
      ['<script>', null],
    ])('for a page that says %s is %s', async (header, release, id = null) => {
      const { number } = await anOrderFrom(shop(), header);
      expect(await told(number)).toEqual({ release, release_id: id });
    });

    it('is still told when the customer hid the order', async () => {
      const { id, number } = await anOrderFrom(shop(), '7');
      await shop().db.update(orders).set({ deletedAt: shop().now }).where(eq(orders.id, id));
      expect(await told(number)).toEqual({ release: 7, release_id: null });
    });

    it('is not found for a number nobody has', async () => {
      expect(await ask('20260101000000')).toMatchObject({ status: 404, code: 50000 });
    });

    it('is told to nobody without the key', async () => {
      const { number } = await anOrderFrom(shop(), '7');
      for (const key of ['', 'wrong', `${KEY}x`, KEY.toUpperCase()]) {
        const answer = await ask(number, { 'x-internal-key': key });
        expect(answer).toMatchObject({ status: 403, headers: { 'x-error-class': 'unauthenticated' } });
        expect(answer.raw).not.toContain('release"');
      }
      expect(await ask(number, {})).toMatchObject({ status: 403 });
    });

    it.each(['x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'forwarded'])(
      'is not there for a request that came through a proxy (%s)',
      async (name) => {
        const { number } = await anOrderFrom(shop(), '7');
        expect(await ask(number, { ...withKey, [name]: '10.0.0.1' })).toMatchObject({ status: 404, code: 0 });
      },
    );

    it('does not change with a repeated request from a newer page', async () => {
      const as = await shop().aCustomer();
      const product = await aProduct(shop(), { type: 'virtual' });
      const place = (release: string) =>
        placeOrder(
          shop(),
          as,
          { lines: [{ good: product }] },
          { 'x-release': release, 'idempotency-key': `once-${as.id}` },
        );
      const [first, again] = [await place('7'), await place('8')];
      expect(again.message).toBe(first.message);
      const [order] = await shop()
        .db.select()
        .from(orders)
        .where(eq(orders.id, Number(first.message)));
      expect(order?.release).toBe(7);
    });
  },
  { SHOP_INTERNAL_KEY: KEY },
);

describeInTurn('an api without an internal key', (shop) => {
  it('says so to everybody', async () => {
    const response = await shop().get('/internal/orders/1/release', { headers: { ...withKey }, lang: 'en' });
    expect(response).toMatchObject({ status: 403, message: expect.stringContaining('set SHOP_INTERNAL_KEY') });
  });
});
