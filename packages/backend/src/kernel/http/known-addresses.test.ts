import { eq } from 'drizzle-orm';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { describeInTurn, TEST_KEY } from '../../testing/index.ts';
import { products, productTexts } from '../db/schema/index.ts';

const INTERNAL_KEY = 'a-key-of-web-itself';
const SECRET = { 'apply-secret': TEST_KEY };
/** What differs from one answer to the next. */
const volatile = new Set(['date', 'server-timing', 'x-ratelimit-remaining', 'x-ratelimit-reset']);

describeInTurn(
  'an address that was answered before',
  (shop) => {
    let id = 0;
    beforeAll(async () => {
      const [product] = await shop()
        .db.insert(products)
        .values({ key: 'known', number: 'known', shelf: 'on', price: 1000, orderPrice: 1000, stock: 50 })
        .returning();
      id = product?.id ?? 0;
      await shop()
        .db.insert(productTexts)
        .values([
          { productId: id, lang: 'zh', name: '知道的', details: '长'.repeat(600) },
          { productId: id, lang: 'en', name: 'Known', details: 'long '.repeat(300) },
        ]);
    });
    afterEach(() => vi.restoreAllMocks());

    const ask = async (path: string, headers: Record<string, string> = {}, method: 'GET' | 'HEAD' = 'GET') => {
      const { app } = shop();
      const known = vi.spyOn(app.responseCache, 'sendKnown');
      const response = await app.inject({
        method,
        url: `/api/v1/app/${path}`,
        headers: { ...SECRET, 'x-request-id': 'the-same-id', ...headers },
      });
      const isKnown = known.mock.results.some(({ value }) => value === true);
      known.mockRestore();
      return { response, isKnown };
    };
    /** Status, headers in their order and body, but for what no two answers share. */
    const whole = ({ response }: Awaited<ReturnType<typeof ask>>) => ({
      status: response.statusCode,
      headers: Object.entries(response.headers).filter(([name]) => !volatile.has(name)),
      body: response.rawPayload.toString('base64'),
    });
    /** Read as if it had never been asked for. */
    const asRead = async (path: string, headers: Record<string, string>) => {
      vi.spyOn(shop().app.responseCache, 'sendKnown').mockReturnValue(false);
      const answer = await shop().app.inject({
        url: `/api/v1/app/${path}`,
        headers: { ...SECRET, 'x-request-id': 'the-same-id', ...headers },
      });
      vi.restoreAllMocks();
      return whole({ response: answer, isKnown: false });
    };

    it.each<[string, Record<string, string>]>([
      ['plain', {}],
      ['in br', { 'accept-encoding': 'gzip, deflate, br' }],
      ['in gzip', { 'accept-encoding': 'gzip' }],
      ['in what we do not make', { 'accept-encoding': 'deflate' }],
      ['in English', { lang: 'en', 'accept-encoding': 'br' }],
      ['in a language there is none of', { lang: 'xx' }],
      ['known to the reader', { 'if-none-match': '*' }],
      ['another one known to the reader', { 'if-none-match': '"other"' }],
      ['for web', { 'x-internal-key': INTERNAL_KEY }],
      ['through web', { 'x-internal-key': INTERNAL_KEY, 'x-forwarded-for': '203.0.113.9' }],
      ['for a page of another site', { origin: 'https://partner.example' }],
      ['for a stranger', { origin: 'https://stranger.example' }],
      ['in a release', { 'x-release': '41' }],
    ])('is answered byte for byte as it was: %s', async (_, headers) => {
      for (const path of [`good/${id}`, 'good?limit=20&page=1', `good/${id}?not=read`]) {
        await ask(path, headers);
        const read = await asRead(path, headers);
        const again = await ask(path, headers);
        expect(again.isKnown).toBe(true);
        expect(whole(again)).toEqual(read);
      }
    });

    it('is not answered to another method', async () => {
      await ask(`good/${id}`);
      const head = await ask(`good/${id}`, {}, 'HEAD');
      expect([head.response.statusCode, head.isKnown]).toEqual([405, false]);
      expect(head.response.headers['allow']).toBe('GET');
    });

    it.each<[string, Record<string, string>, number]>([
      ['without a project key', { 'apply-secret': '' }, 401],
      ['with a wrong one', { 'apply-secret': 'wrong' }, 401],
    ])('is refused %s', async (_, headers) => {
      await ask(`good/${id}`);
      const never = await ask(`good/${id}?new=${Object.values(headers)[0]}`, headers);
      const refused = await ask(`good/${id}`, headers);
      expect(refused.isKnown).toBe(false);
      expect(whole(refused)).toEqual(whole(never));
      expect(refused.response.json().result).toBe('error');
    });

    it('counts against the limit of requests, and into the numbers', async () => {
      const headers = { 'x-forwarded-for': '198.51.100.7' };
      const hits = async () => {
        const { values } = await shop().app.shop.metrics.cachedResponses.get();
        return values.find(({ labels }) => labels.outcome === 'hit')?.value ?? 0;
      };
      const left = async () => Number((await ask(`good/${id}`, headers)).response.headers['x-ratelimit-remaining']);
      const [first, before] = [await left(), await hits()];
      expect([await left(), await hits()]).toEqual([first - 1, before + 1]);
    });

    it('is read anew when what it shows has changed', async () => {
      // What was revalidated is not within the next third of a second, and the clock of the shop stands still by itself.
      const priceOf = async () => {
        shop().advance(100);
        return (await ask(`good/${id}`)).response.json().message.price;
      };
      await priceOf();
      for (const price of [2000, 3000]) {
        await shop().db.update(products).set({ price, orderPrice: price }).where(eq(products.id, id));
        await expect.poll(priceOf, { timeout: 2_000 }).toBe(price / 100);
      }
      shop().app.responseCache.clear();
      expect((await ask(`good/${id}`)).isKnown).toBe(false);
    });

    it('keeps no error', async () => {
      for (const path of ['good/999999', 'good/not-a-number']) {
        await ask(path);
        expect((await ask(path)).isKnown).toBe(false);
      }
    });

    it('is read each time when it is longer than addresses are', async () => {
      const path = `good/${id}?long=${'x'.repeat(600)}`;
      await ask(path);
      expect((await ask(path)).isKnown).toBe(false);
    });
  },
  { SHOP_INTERNAL_KEY: INTERNAL_KEY, SHOP_ORIGINS: 'https://partner.example' },
);
