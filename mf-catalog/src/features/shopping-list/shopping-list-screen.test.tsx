import { type Asked, hydrateInShop, refuse, renderInShop, screen, shopServer, waitFor, within } from '@jishi/testing';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import en from '../../messages/en.ts';
import zh from '../../messages/zh.ts';
import { SAVED_LISTS_KEY } from './saved/saved-lists.ts';
import { ShoppingListScreen } from './shopping-list-screen.tsx';

const good = (id: number, name: string, more: object = {}) => ({
  id,
  name,
  price: 19.9,
  inventory: 20,
  purchase_number: 0,
  resources: { img: `/media/goods/${id}.webp`, depict: '', type: 1 },
  measure: null,
  good_sku: [],
  ...more,
});
const sku = (id: number, value: string, price: number, grams: number) => ({
  id,
  price,
  inventory: 9,
  product_sku: [{ key: '份量', value }],
  measure: { quantity: grams, unit: 'g' },
});
const potatoes = good(5, '定西土豆 5斤', { measure: { quantity: 2500, unit: 'g' } });
const small = good(6, '小土豆 2斤', { price: 9.9, measure: { quantity: 500, unit: 'g' } });
const grapes = good(7, '紫葡萄', { good_sku: [sku(71, '2斤', 39.9, 1000), sku(72, '3斤', 69.9, 1500)] });
const shelf: Readonly<Record<string, { exact: number; goods: object[] }>> = {
  土豆: { exact: 2, goods: [potatoes, small] },
  potatoes: { exact: 1, goods: [potatoes] },
  鸡蛋: { exact: 1, goods: [good(8, '土鸡蛋 30枚', { measure: { quantity: 30, unit: 'piece' } })] },
  葡萄: { exact: 1, goods: [grapes] },
  会飞的土豆: { exact: 0, goods: [potatoes] },
};

const matchAll = ({ body }: Asked) =>
  (body as { words: string[] }).words.map((word) => ({ word, ...(shelf[word] ?? { exact: 0, goods: [] }) }));
const server = shopServer({
  'POST good/match': matchAll,
  'POST sharedList': { token: 'sealed', expires_at: '2026-12-29 14:00:00' },
  'POST sharedList/read': {
    name: '周末',
    expires_at: '2026-12-29 14:00:00',
    lines: [
      { text: '两斤土豆', number: 3, good_id: 6, good_sku_id: null },
      { text: '鸡蛋', number: 1, good_id: 99, good_sku_id: null },
    ],
  },
});

const draw = (options: Parameters<typeof renderInShop>[1] = {}) =>
  renderInShop(<ShoppingListScreen />, {
    texts: { mf_catalog: options.lang === 'en' ? en : zh },
    path: '/shout',
    ...options,
  });
type Drawn = ReturnType<typeof draw>;

async function say({ user }: Pick<Drawn, 'user'>, said: string, button = '配货') {
  const box = screen.getByRole('textbox', { name: /要买的东西|What you need/ });
  await user.clear(box);
  await user.click(box);
  await user.paste(said);
  await user.click(screen.getByRole('button', { name: button }));
}
const lineOf = async (said: string) => within((await screen.findByText(`“${said}”`)).closest('li') as HTMLElement);
const placed = () =>
  JSON.parse(screen.getByTestId('fragment mf_cart_checkout/add-lines').dataset['props'] ?? '{}') as {
    lines: { key: string; productId: string; variantId: string | null; quantity: number }[];
  };
const asked = () =>
  server.asked.filter(({ path }) => path === 'good/match').map(({ body }) => (body as { words: string[] }).words);

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});

describe('a list that is said', () => {
  it('is matched by one call, with quantities and what they are', async () => {
    const drawn = draw();
    await say(drawn, '两斤土豆、一打鸡蛋、葡萄');
    const first = await lineOf('两斤土豆');
    expect(await first.findByRole('link', { name: '定西土豆 5斤' })).toHaveAttribute('href', '/product/detail/5');
    expect(first.getByText('1 件 = 2.5 公斤')).toBeVisible();
    expect((await lineOf('一打鸡蛋')).getByText('1 件 = 30 个')).toBeVisible();
    expect(placed().lines).toMatchObject([
      { productId: '5', variantId: null, quantity: 1 },
      { productId: '8', variantId: null, quantity: 1 },
      { productId: '7', variantId: '71', quantity: 1 },
    ]);
    expect(asked()).toEqual([['土豆', '鸡蛋', '葡萄']]);
    await waitFor(() => expect(screen.getByRole('heading', { level: 2, name: '清单 3 样' })).toHaveFocus());
  });

  it('goes on where it stood, and asks for nothing twice', async () => {
    const drawn = draw();
    await say(drawn, '土豆');
    await lineOf('土豆');
    await say(drawn, '鸡蛋', '加到清单里');
    await lineOf('鸡蛋');
    await waitFor(() => expect(placed().lines).toHaveLength(2));
    expect(asked()).toEqual([['土豆'], ['鸡蛋']]);
  });

  it('is read in English as well', async () => {
    const drawn = draw({ lang: 'en' });
    await say(drawn, '6 lb potatoes', 'Find it all');
    const line = await lineOf('6 lb potatoes');
    expect(await line.findByText('2 packs = 5 kg')).toBeVisible();
  });

  it.each([
    ['', '先说说要买什么'],
    ['？！', '没听出要买什么，换个说法试试'],
  ])('%j: says what is missing', async (said, told) => {
    const drawn = draw();
    if (said === '') await drawn.user.click(screen.getByRole('button', { name: '配货' }));
    else await say(drawn, said);
    expect(screen.getByRole('textbox', { name: '要买的东西' })).toHaveAccessibleDescription(
      expect.stringContaining(told),
    );
    expect(asked()).toEqual([]);
  });

  it('says that it was too long', async () => {
    const drawn = draw();
    await say(drawn, Array.from({ length: 45 }, (_, at) => `菜${at}号`).join('、'));
    expect(await screen.findByText(/清单太长，只看了前 40 样/)).toBeVisible();
    expect(screen.getByRole('heading', { level: 2, name: '清单 40 样' })).toBeVisible();
    await drawn.user.click(screen.getByRole('button', { name: '清空清单' }));
    expect(screen.queryByText(/清单太长/)).not.toBeInTheDocument();
  });

  it('is kept when nothing could be looked for, and looked for again', async () => {
    server.serve({ 'POST good/match': () => refuse('系统繁忙', -1, 503, 'unavailable') });
    const drawn = draw();
    await say(drawn, '土豆');
    expect(await screen.findByText('货没配成，清单还在')).toBeVisible();
    expect(screen.getByText('“土豆”')).toBeVisible();
    server.serve({ 'POST good/match': matchAll });
    await drawn.user.click(screen.getByRole('button', { name: '重试' }));
    expect(await (await lineOf('土豆')).findByRole('link', { name: '定西土豆 5斤' })).toBeVisible();
  });

  it('keeps what was found when more of it cannot be looked for', async () => {
    const drawn = draw();
    await say(drawn, '土豆');
    await (await lineOf('土豆')).findByRole('link', { name: '定西土豆 5斤' });
    server.serve({ 'POST good/match': () => refuse('系统繁忙', -1, 503, 'unavailable') });
    await say(drawn, '鸡蛋', '加到清单里');
    expect(await screen.findByText('货没配成，清单还在')).toBeVisible();
    expect((await lineOf('土豆')).getByRole('link', { name: '定西土豆 5斤' })).toBeVisible();
    expect(placed().lines).toMatchObject([{ productId: '5' }]);
  });

  it('stands there again when its tab comes back', async () => {
    const drawn = draw();
    await say(drawn, '两斤土豆');
    await lineOf('两斤土豆');
    drawn.unmount();
    draw();
    expect(await (await lineOf('两斤土豆')).findByRole('link', { name: '定西土豆 5斤' })).toBeVisible();
  });

  it('is drawn by the server out of its address, for whoever runs no scripts', async () => {
    const options = { texts: { mf_catalog: zh }, path: `/shout?say=${encodeURIComponent('两斤土豆')}` };
    const { html, faults } = hydrateInShop(<ShoppingListScreen />, options, () => undefined);
    expect(html).toContain('“两斤土豆”');
    expect(html).toContain('name="say"');
    expect(faults).toEqual([]);
    expect(await (await lineOf('两斤土豆')).findByRole('link', { name: '定西土豆 5斤' })).toBeVisible();
  });
});

describe('a line', () => {
  it('is put right by another product, and counted anew', async () => {
    const drawn = draw();
    await say(drawn, '两斤土豆');
    const line = await lineOf('两斤土豆');
    await drawn.user.click(await line.findByRole('button', { name: '“土豆”换一个' }));
    await drawn.user.click(line.getByRole('radio', { name: /小土豆 2斤/ }));
    expect(line.getByText('2 件 = 1 公斤')).toBeVisible();
    expect(placed().lines).toMatchObject([{ productId: '6', quantity: 2 }]);
    await drawn.user.click(line.getByRole('radio', { name: '都不要' }));
    expect(placed().lines).toEqual([]);
    expect(line.getByText('这样先不买')).toBeVisible();
  });

  it('is counted by hand, and says what is missing then', async () => {
    const drawn = draw();
    await say(drawn, '六斤土豆');
    const line = await lineOf('六斤土豆');
    expect(await line.findByText('2 件 = 5 公斤')).toBeVisible();
    await drawn.user.click(line.getByRole('button', { name: '减少' }));
    expect(line.getByText('还差 500 克')).toBeVisible();
    expect(placed().lines).toMatchObject([{ quantity: 1 }]);
  });

  it('has its options: the best value is chosen and said', async () => {
    const drawn = draw();
    await say(drawn, '葡萄');
    const line = await lineOf('葡萄');
    expect(await line.findByText('选了最划算的规格')).toBeVisible();
    await drawn.user.selectOptions(line.getByRole('combobox', { name: '紫葡萄的规格' }), '72');
    expect(placed().lines).toMatchObject([{ variantId: '72' }]);
    expect(line.queryByText('选了最划算的规格')).not.toBeInTheDocument();
  });

  it('with similar goods only is chosen by its reader', async () => {
    const drawn = draw();
    await say(drawn, '会飞的土豆');
    const line = await lineOf('会飞的土豆');
    expect(await line.findByText('没有正好的，看看相近的')).toBeVisible();
    expect(placed().lines).toEqual([]);
    await drawn.user.click(line.getByRole('radio', { name: /定西土豆/ }));
    expect(placed().lines).toMatchObject([{ productId: '5' }]);
  });

  it('that found nothing is said in other words', async () => {
    const drawn = draw();
    await say(drawn, '洋芋');
    const line = await lineOf('洋芋');
    expect(await line.findByText('没找到“洋芋”')).toBeVisible();
    const words = line.getByRole('textbox', { name: '换个说法' });
    await drawn.user.clear(words);
    await drawn.user.type(words, '三斤土豆{Enter}');
    expect(await (await lineOf('三斤土豆')).findByText('1 件 = 2.5 公斤')).toBeVisible();
  });

  it('is taken out, and put back', async () => {
    const drawn = draw();
    await say(drawn, '土豆、鸡蛋');
    await lineOf('鸡蛋');
    await drawn.user.click(screen.getByRole('button', { name: '从清单里去掉“土豆”' }));
    expect(screen.queryByText('“土豆”')).not.toBeInTheDocument();
    await waitFor(() => expect(screen.getByRole('button', { name: '从清单里去掉“鸡蛋”' })).toHaveFocus());
    drawn.messages[0]?.action?.run();
    expect(await screen.findByText('“土豆”')).toBeVisible();
  });

  it('that is in the cart is ticked off, and not offered again', async () => {
    const drawn = draw();
    await say(drawn, '土豆、鸡蛋');
    await waitFor(() => expect(placed().lines).toHaveLength(2));
    drawn.shop.bus.emit('cart:lines-added', { keys: ['0'] });
    expect(await (await lineOf('土豆')).findByText('已在购物车')).toBeVisible();
    expect(placed().lines).toMatchObject([{ productId: '8' }]);
  });

  it('is counted no more once all of it is in the cart', async () => {
    const drawn = draw();
    await say(drawn, '土豆');
    expect(await screen.findByText('配好 1 样。')).toBeInTheDocument();
    drawn.shop.bus.emit('cart:lines-added', { keys: ['0'] });
    expect(await (await lineOf('土豆')).findByText('已在购物车')).toBeVisible();
    expect(screen.queryByText(/配好/)).not.toBeInTheDocument();
  });
});

describe('a list to keep', () => {
  it('is kept in this browser, opened, renamed, deleted and brought back', async () => {
    const drawn = draw({ now: () => Date.parse('2026-11-29T06:00:00+08:00') });
    await say(drawn, '两斤土豆');
    await lineOf('两斤土豆');
    await waitFor(() => expect(placed().lines).toHaveLength(1));
    await drawn.user.click(screen.getByRole('button', { name: '存起来' }));
    expect(drawn.messages.at(-1)).toMatchObject({ text: '存好了：11月29日的清单' });
    await drawn.user.click(screen.getByRole('button', { name: '清空清单' }));
    await drawn.user.click(await screen.findByRole('button', { name: '打开“11月29日的清单”' }));
    expect(await (await lineOf('两斤土豆')).findByText('1 件 = 2.5 公斤')).toBeVisible();
    await drawn.user.click(screen.getByRole('button', { name: '改“11月29日的清单”的名字' }));
    await drawn.user.keyboard('每周{Enter}');
    await drawn.user.click(await screen.findByRole('button', { name: '删除“每周”' }));
    expect(localStorage.getItem(SAVED_LISTS_KEY)).toBeNull();
    drawn.messages.at(-1)?.action?.run();
    expect(await screen.findByRole('button', { name: '打开“每周”' })).toBeVisible();
  });

  it('is no more than one of twenty', async () => {
    const line = { text: '茶', quantity: 1, productId: null, variantId: null };
    const full = Array.from({ length: 20 }, (_, at) => ({ id: String(at), name: `第 ${at} 张`, lines: [line] }));
    localStorage.setItem(SAVED_LISTS_KEY, JSON.stringify(full));
    const drawn = draw();
    await say(drawn, '土豆');
    await drawn.user.click(await screen.findByRole('button', { name: '存起来' }));
    expect(drawn.messages.at(-1)).toMatchObject({ kind: 'warning', text: '最多存 20 张，请先删掉几张' });
  });
});

describe('a list for somebody else', () => {
  it('becomes a link, with what was chosen', async () => {
    const drawn = draw();
    await say(drawn, '两斤土豆');
    await waitFor(() => expect(placed().lines).toHaveLength(1));
    await drawn.user.click(screen.getByRole('button', { name: '请人帮我带' }));
    const link = await screen.findByRole('textbox', { name: '清单链接' });
    expect(link).toHaveValue('http://shop.test/shout?list=sealed');
    expect(screen.getByText(/2026年12月29日前有效/)).toBeVisible();
    const [body] = server.asked.filter(({ path }) => path === 'sharedList').map((one) => one.body);
    expect(body).toEqual({ name: '', lines: [{ text: '两斤土豆', number: 1, good_id: 5, good_sku_id: null }] });
    await drawn.user.click(screen.getByRole('button', { name: '复制' }));
    expect(await navigator.clipboard.readText()).toBe('帮我带：两斤土豆\nhttp://shop.test/shout?list=sealed');
  });

  it('says why there is no link', async () => {
    server.serve({ 'POST sharedList': () => refuse('', -1, 429, 'rate-limited') });
    const drawn = draw();
    await say(drawn, '土豆');
    await drawn.user.click(await screen.findByRole('button', { name: '请人帮我带' }));
    await waitFor(() => expect(drawn.messages.at(-1)).toMatchObject({ kind: 'error' }));
  });

  it('is shown to whoever opens the link, with what was chosen or what stands in for it', async () => {
    const drawn = draw({ path: '/shout?list=sealed' });
    expect(await screen.findByRole('heading', { level: 1, name: '帮我带：周末' })).toBeVisible();
    expect(await (await lineOf('两斤土豆')).findByRole('link', { name: '小土豆 2斤' })).toBeVisible();
    expect(placed().lines).toMatchObject([
      { productId: '6', quantity: 3 },
      { productId: '8', quantity: 1 },
    ]);
    expect((await lineOf('鸡蛋')).getByText('原来选的没货了，换成这件')).toBeVisible();
    await drawn.user.click(screen.getByRole('button', { name: '存起来' }));
    expect(drawn.messages.at(-1)).toMatchObject({ text: '存好了：周末' });
  });

  it.each([
    ['这个链接里没有清单', 50003, 'not-found'],
    ['这张清单已经过期，请对方重新分享', 50003, 'conflict'],
  ] as const)('%s: leads on', async (told, code, kind) => {
    server.serve({ 'POST sharedList/read': () => refuse(told, code, 401, kind) });
    draw({ path: '/shout?list=broken' });
    expect(await screen.findByRole('heading', { level: 1, name: '这张清单打不开' })).toBeVisible();
    expect(screen.getByText(told)).toBeVisible();
    expect(screen.getByRole('link', { name: '自己喊一张清单' })).toHaveAttribute('href', '/shout');
    expect(screen.queryByRole('button', { name: '重试' })).not.toBeInTheDocument();
  });
});

describe('dictation', () => {
  const made: FakeRecogniser[] = [];
  class FakeRecogniser {
    lang = '';
    onresult: ((event: object) => void) | null = null;
    onerror: ((event: { error: string }) => void) | null = null;
    onend: (() => void) | null = null;
    start = vi.fn();
    stop = vi.fn(() => this.onend?.());
    abort = vi.fn();
    constructor() {
      made.push(this);
    }
  }
  beforeEach(() => {
    made.length = 0;
    vi.stubGlobal('webkitSpeechRecognition', FakeRecogniser);
    return () => vi.unstubAllGlobals();
  });
  const heard = (transcript: string, isFinal: boolean) => ({
    resultIndex: 0,
    results: [{ isFinal, 0: { transcript } }],
  });

  it('is not offered by browsers that do not recognise speech', () => {
    vi.unstubAllGlobals();
    draw();
    expect(screen.queryByRole('button', { name: '说一说' })).not.toBeInTheDocument();
  });

  it('writes into the box what was understood, piece by piece', async () => {
    const { user } = draw();
    const button = await screen.findByRole('button', { name: '说一说' });
    expect(button).toHaveAttribute('aria-pressed', 'false');
    await user.click(button);
    expect(screen.getByRole('button', { name: '说完了' })).toHaveAttribute('aria-pressed', 'true');
    const [recogniser] = made;
    expect(recogniser?.lang).toBe('zh-CN');
    recogniser?.onresult?.(heard('两斤土', false));
    expect(await screen.findByText('两斤土')).toBeVisible();
    recogniser?.onresult?.(heard('两斤土豆', true));
    recogniser?.onresult?.(heard('一打鸡蛋', true));
    await waitFor(() => expect(screen.getByRole('textbox', { name: '要买的东西' })).toHaveValue('两斤土豆，一打鸡蛋'));
    await user.click(screen.getByRole('button', { name: '说完了' }));
    expect(await screen.findByText('听完了')).toBeVisible();
  });

  it.each([
    ['not-allowed', /没有允许用麦克风/],
    ['no-speech', /没听到声音/],
    ['audio-capture', /没找到麦克风/],
    ['network', /语音识别现在连不上/],
    ['language-not-supported', /没有听清/],
  ])('says what is in the way: %s', async (error, told) => {
    const { user } = draw();
    await user.click(await screen.findByRole('button', { name: '说一说' }));
    made[0]?.onerror?.({ error });
    made[0]?.onend?.();
    expect(await screen.findByText(told)).toBeVisible();
    expect(screen.getByRole('button', { name: '说一说' })).toHaveAttribute('aria-pressed', 'false');
  });
});
