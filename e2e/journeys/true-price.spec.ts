import type { Page } from '@playwright/test';
import { callApi, type Tokens } from '../support/api.ts';
import { type OwnProduct, operator, ownProduct } from '../support/operator.ts';
import { putIntoCart } from '../support/own-cart.ts';
import { readHead } from '../support/page-head.ts';
import { enterAs, signUp } from '../support/signed-in.ts';
import { expect, test } from '../support/test.ts';

const [ORDINARY, IN_SALE] = ['12.00', '6.50'];

/** As the operator writes a moment: seconds, in the shop's zone. */
const shopTime = (moment: number): string =>
  new Date(moment).toLocaleString('sv-SE', { timeZone: 'Asia/Shanghai', hour12: false });

type Quote = { goods_list: { price: number; invalid_reason: string | null }[] };
type Sale = { id: number; state: number; seckill_sku: { id: number }[] } | null;

/** What an order of it costs now: in its sale where that runs, and of the cart. */
async function charged(
  origin: string,
  tokens: Tokens,
  { id, name }: OwnProduct,
): Promise<{ now: string; cart: string }> {
  const sale = await callApi<Sale>(`seckill/${id}`, { origin });
  const quote = async (marks: object) => {
    const line = { good_id: id, good_sku_id: 0, number: 1, price: 0, name, img: '/media/x.webp', ...marks };
    const body = { indentCommodity: [line] };
    const { goods_list } = await callApi<Quote>('goodIndent/preview', { body, token: tokens.access_token, origin });
    return goods_list[0]?.invalid_reason === null ? goods_list[0].price.toFixed(2) : null;
  };
  const cart = (await quote({})) ?? '';
  const marks = { seckill_id: sale?.id, seckill_sku_id: sale?.seckill_sku[0]?.id };
  return { now: (sale?.state === 1 ? await quote(marks) : null) ?? cart, cart };
}

/** Every price shown beside the product's name in a place, once each; struck ones left out. */
async function pricesBeside(page: Page, key: string): Promise<string[]> {
  const shown = await page.getByRole('main').evaluate(
    (main, { name, prices }) => {
      const named = [...main.querySelectorAll('a, h1, th')].filter(({ textContent }) => textContent?.includes(name));
      const boxes = new Set(named.map((element) => element.closest('tr, li, [data-line], section') ?? main));
      return [...boxes].flatMap((box) => {
        const shown = box.cloneNode(true) as HTMLElement;
        // The bar of a sale announces, it does not price; what is struck through or compared with is not the price either.
        shown.querySelector('[role="timer"]')?.parentElement?.parentElement?.remove();
        for (const other of shown.querySelectorAll('s, aside')) other.remove();
        return [...(shown.textContent?.matchAll(/[¥$]\s?(\d+\.\d\d)/g) ?? [])]
          .map(([, price = '']) => price)
          .filter((price) => prices.includes(price));
      });
    },
    { name: key, prices: [ORDINARY, IN_SALE] },
  );
  return [...new Set(shown)];
}

test('one price everywhere: before a flash sale, during it and after', async ({ page, context, baseURL, browser }) => {
  test.setTimeout(600_000);
  const origin = baseURL ?? '';
  const product = await ownProduct('定价', { price: ORDINARY, stock: 20, nameEn: 'Priced' });
  const tokens = await signUp(origin);
  const token = tokens.access_token;
  await callApi('collect', { body: { id: product.id }, token, origin });
  await callApi('browse', { body: { id: product.id }, token, origin });
  await putIntoCart(origin, tokens, [[product, 1]]);
  await enterAs(context, origin, tokens);

  let sale = 0;
  /** Seconds from now; the sale before it is called off. */
  const announce = async (from: number, until: number): Promise<{ starts: number; ends: number }> => {
    if (sale > 0) await operator('flash-sales', 'stop', String(sale), '--yes');
    const [starts, ends] = [Date.now() + from * 1000, Date.now() + until * 1000];
    const made = await operator(
      ...['flash-sales', 'create', product.key, '--json'],
      ...['--set', `starts=${shopTime(starts)}`, '--set', `ends=${shopTime(ends)}`],
      ...['--set', `items.0.price=${IN_SALE}`, '--set', 'items.0.pieces=5'],
    );
    sale = (JSON.parse(made) as { id: number }).id;
    return { starts, ends };
  };

  const search = `/product/list?title=${product.key}`;
  const detail = `/product/detail/${product.id}`;
  const places = [search, detail, `/compare?ids=${product.id}`, '/user/collect', '/user/portal', '/'];

  /** Counts what is shown in every place and language, and holds it against what an order charges. */
  const count = async (price: string) => {
    await expect.poll(() => charged(origin, tokens, product)).toEqual({ now: price, cart: ORDINARY });
    const shown: Record<string, string[]> = {};
    for (const prefix of ['', '/en']) {
      for (const place of places) {
        await page.goto(place === '/' ? prefix || '/' : prefix + place, { waitUntil: 'domcontentloaded' });
        const key = `${prefix}${place}`;
        await expect
          .poll(
            async () => {
              // What stands further down comes when it is near.
              await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
              shown[key] = await pricesBeside(page, product.key);
              return shown[key];
            },
            { message: key, timeout: 30_000 },
          )
          .toEqual([price]);
      }
      await page.goto(`${prefix}/cart`, { waitUntil: 'domcontentloaded' });
      const line = page.locator('[data-line]', { hasText: product.key });
      await expect(line).toContainText(ORDINARY);
      await expect(line.getByText(prefix ? 'Flash sale' : '秒杀价')).toHaveCount(price === IN_SALE ? 1 : 0);
      // Visitors get a copy of before while a busy server makes the page late.
      await expect(async () => {
        const { structured, meta } = await readHead(`${origin}${prefix}${detail}`);
        const offer = (structured as { offers?: { price: number; availability: string } }[]).find(
          ({ offers }) => offers,
        );
        expect(offer?.offers).toMatchObject({ price: Number(price), availability: 'https://schema.org/InStock' });
        expect(meta['product:price:amount']).toBe(price);
      }).toPass({ timeout: 30_000 });
    }
  };

  // Somebody has a list open, and does not load it again.
  const visitor = await (await browser.newContext({ locale: 'zh-CN' })).newPage();
  const turnsTo = (price: string, after: number) =>
    expect
      .poll(async () => ({ isTime: Date.now() >= after, prices: await pricesBeside(visitor, product.key) }), {
        timeout: 120_000,
      })
      .toEqual({ isTime: true, prices: [price] });

  await announce(3600, 7200);
  await page.goto(detail);
  await expect(page.getByRole('timer', { name: '距开始' })).toBeVisible();
  await expect(page.getByText(/开始，¥6\.50 起/)).toBeVisible();
  await expect(page.getByRole('button', { name: '加入购物车' })).toBeEnabled();
  await count(ORDINARY);

  await announce(-5, 3600);
  await count(IN_SALE);
  await page.goto(detail);
  await page.getByRole('button', { name: '立即购买' }).click();
  await expect(page).toHaveURL(/\/indent\/create/);
  await expect(page.getByRole('main')).toContainText(`¥${IN_SALE}`);

  const { starts, ends } = await announce(15, 30);
  await visitor.goto(`${origin}${search}`);
  await turnsTo(IN_SALE, starts);
  await turnsTo(ORDINARY, ends);
  await count(ORDINARY);
  await visitor.context().close();
});
