import { eq } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import { products, productTexts } from '../../../kernel/db/schema/index.ts';
import { describeInTurn, type TestCustomer } from '../../../testing/index.ts';
import { closeAccount } from '../../account/close-account.ts';
import { aRunningSale } from '../../flash-sales/testing/sales.ts';
import { aProduct } from '../../orders/testing/products.ts';
import { shareList } from '../lists/share-list.ts';

type Link = { token: string; from: string; expires_at: string };
type Good = {
  id: number;
  name: string;
  order_price: number;
  is_sold_out: boolean;
  has_sku: boolean;
  type_code: number;
  seckill_offer: object | null;
};
type Shared = { name: string; from: string; gone: number; goods: Good[] };

const DAY = 86_400_000;

describeInTurn('shared lists of favourites', (shop) => {
  let as: TestCustomer;
  let listId: number;
  beforeEach(async () => {
    as = await shop().aCustomer();
    listId = (await shop().post<{ id: number }>('collectList', { name: '厨房' }, { as })).message.id;
  });

  const put = (id: number) => shop().post(`collectList/${listId}/good`, { good_id: id, is_in: true }, { as });
  const share = async (body: object = {}) =>
    (await shop().post<Link>(`collectList/${listId}/share`, body, { as })).message;
  const end = () => shop().post(`collectList/${listId}/unshare`, {}, { as });
  const read = (token: string, lang: 'zh' | 'en' = 'zh') =>
    shop().post<Shared>('collectList/read', { token }, { lang });
  const linkNow = async () => (await shop().get<{ link: Link | null }[]>('collectList', { as })).message[0]?.link;

  it('are read by whoever has the link, as they are now', async () => {
    const [plain, shoe] = [await aProduct(shop()), await aProduct(shop(), { skus: [{}], type: 'physical' })];
    await put(plain.id);
    const { token, from } = await share({ from: ' 小满 ' });
    expect(from).toBe('小满');
    shop().advance(1000);
    await put(shoe.id);
    await shop().db.update(products).set({ price: 700, orderPrice: 700 }).where(eq(products.id, plain.id));
    const { status, message } = await read(token);
    expect(status).toBe(200);
    expect(message).toMatchObject({ name: '厨房', from: '小满', gone: 0 });
    expect(message.goods).toMatchObject([
      { id: shoe.id, has_sku: true, is_sold_out: false, type_code: 0 },
      { id: plain.id, has_sku: false, order_price: 7 },
    ]);
  });

  it('say nothing of their owner that was not typed', async () => {
    await put((await aProduct(shop())).id);
    const answer = JSON.stringify(await read((await share()).token));
    expect(answer).not.toContain(as.cellphone);
    expect(answer).toContain('"from":""');
    expect(answer).not.toContain('user');
  });

  it('leave out what is gone, and count it', async () => {
    const [off, deleted, soldOut] = [await aProduct(shop()), await aProduct(shop()), await aProduct(shop())];
    for (const { id } of [off, deleted, soldOut]) await put(id);
    await shop().db.update(products).set({ shelf: 'off' }).where(eq(products.id, off.id));
    await shop().db.update(products).set({ deletedAt: shop().now }).where(eq(products.id, deleted.id));
    await shop().db.update(products).set({ stock: 0 }).where(eq(products.id, soldOut.id));
    const { message } = await read((await share()).token);
    expect(message).toMatchObject({ gone: 2, goods: [{ id: soldOut.id, is_sold_out: true }] });
  });

  it('show what has no text in a language in the default one, and the offer of its sale', async () => {
    const { good: sold } = await aRunningSale(shop());
    await put(sold.id);
    const only = await aProduct(shop());
    await put(only.id);
    await shop().db.delete(productTexts).where(eq(productTexts.productId, only.id));
    await shop().db.insert(productTexts).values({ productId: only.id, lang: 'zh', name: '只有中文' });
    const { message } = await read((await share()).token, 'en');
    expect(message.goods.find(({ id }) => id === only.id)?.name).toBe('只有中文');
    expect(message.goods.find(({ id }) => id === sold.id)?.seckill_offer).not.toBeNull();
  });

  it('are ended at once, and not brought back by sharing again', async () => {
    const { token } = await share({ from: '小满' });
    expect((await share()).token.length).toBe(token.length);
    expect((await read(token)).status, 'shared twice is shared').toBe(200);
    expect((await end()).status).toBe(200);
    expect(await linkNow()).toBeNull();
    expect(await read(token)).toMatchObject({ status: 401, message: '对方已不再分享这个收藏夹' });
    expect((await end()).status, 'ending what is ended').toBe(200);
    const next = await share();
    expect([(await read(token)).status, (await read(next.token)).status]).toEqual([401, 200]);
    expect(next.from, 'the name is asked for anew').toBe('');
  });

  it('end after thirty days, which can begin anew while they last', async () => {
    const { token } = await share();
    // Whoever signed in then is not signed in for so long.
    const again = () => shareList(shop().db, { userId: as.id, listId, from: '', now: shop().now });
    shop().advance(29 * DAY);
    await again();
    shop().advance(29 * DAY);
    expect((await read(token)).status).toBe(200);
    shop().advance(2 * DAY);
    expect(await read(token)).toMatchObject({ status: 401, message: '这个链接已经过期，请对方重新分享' });
    await again();
    expect(await read(token), 'what has ended does not come back').toMatchObject({ status: 401 });
  });

  it('end with the list, and with the account', async () => {
    const { token } = await share();
    await shop().post(`collectList/${listId}/destroy`, {}, { as });
    expect((await read(token, 'en')).message).toBe('This list is not shared any more');
    listId = (await shop().post<{ id: number }>('collectList', { name: '书房' }, { as })).message.id;
    const other = await share();
    await closeAccount(shop().db, as.id, shop().now);
    expect((await read(other.token)).status).toBe(401);
  });

  it.each(['nonsense', 'A'.repeat(64), '', 'x'.repeat(301)])('are not read from %j', async (token) => {
    expect(await read(token)).toMatchObject({ status: 401, code: 50003, message: '这个链接里没有收藏夹' });
  });

  it.each([['字'.repeat(31)], [7]])('are not shared by %j', async (from) => {
    const answer = await shop().post(`collectList/${listId}/share`, { from }, { as });
    expect(answer).toMatchObject({ status: 401, message: '署名最多 30 个字' });
  });

  it('become favourites of whoever reads them, each once', async () => {
    const [one, two] = [await aProduct(shop()), await aProduct(shop())];
    for (const { id } of [one, two]) await put(id);
    const { token } = await share();
    const reader = await shop().aCustomer();
    await shop().post('collect', { id: one.id }, { as: reader });
    const keep = () => shop().post<{ number: number }>('collectList/keep', { token }, { as: reader });
    expect((await keep()).message.number).toBe(1);
    expect((await keep()).message.number).toBe(0);
    expect((await shop().get<{ total: number }>('collect', { as: reader })).message.total).toBe(2);
    await end();
    expect((await keep()).status).toBe(401);
    expect((await shop().post('collectList/keep', { token })).status, 'visitors').toBe(500);
  });

  it('are kept by web until they change, and by nobody else', async () => {
    const { id } = await aProduct(shop());
    await put(id);
    const { token } = await share();
    const tagsFor = async (headers: Record<string, string>) =>
      (await shop().post('collectList/read', { token }, { headers })).headers['cache-tag'];
    expect(await tagsFor({})).toBeUndefined();
    const heard: string[] = [];
    const stop = shop().app.shop.changeEvents.on('favourite-lists', ({ tag }) => heard.push(tag));
    await end();
    await expect.poll(() => heard).toEqual([`favourite-lists:${listId}`]);
    stop();
  });
});
