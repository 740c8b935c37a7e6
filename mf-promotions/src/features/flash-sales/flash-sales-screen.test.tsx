import {
  act,
  expectRetry,
  expectShape,
  fireEvent,
  refuse,
  renderInShop,
  screen,
  shopServer,
  waitFor,
  wirePage,
  within,
} from '@jishi/testing';
import { aWireSale } from '@jishi/testing/builders';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import en from '../../messages/en.ts';
import zh from '../../messages/zh.ts';
import { FlashSalesScreen } from './flash-sales-screen.tsx';

/** 20 November 2026, 23:00 in the shop: the slot of 22:00 is on, the next ones are tomorrow's. */
const evening = Date.parse('2026-11-20T23:00:00+08:00');
const told = '2026-11-20 23:00:00';

const pieces = { limit: 50, left: 20, purchase_number: 0, customer_limit: 0 };
const running = [
  aWireSale({ id: 1, name: '草莓', abstract: '现摘现发', price: [39.9], market_price: 69.9, ...pieces }),
  aWireSale({ id: 2, name: '耳机', ...pieces, left: 2, purchase_number: 1, customer_limit: 2 }),
  aWireSale({ id: 3, name: '小熊', ...pieces, left: 0, progress: 100 }),
];
const midnight = { time: '2026-11-21 00:00:00', end_time: '2026-11-21 02:00:00' };
const coming = [aWireSale({ id: 4, name: '座钟', state: 0, progress: 0, ...midnight, ...pieces, left: 50 })];

const pageOf = (rows: Parameters<typeof wirePage>[0], serverTime = told, total = rows.length) => ({
  ...wirePage(rows, total, 20),
  server_time: serverTime,
});
const bySlot = ({ query }: { query: URLSearchParams }) =>
  pageOf({ '2026-11-20 22:00:00': running, '2026-11-21 00:00:00': coming }[query.get('time') ?? ''] ?? []);

const server = shopServer({
  'POST verifyPlugin/*': { seckill: true },
  'GET seckill': bySlot,
  'GET seckill/events': () => new Response(null, { status: 404 }),
  'GET seckillReminder/ids': { ids: [], seconds_before: 300 },
});
beforeEach(() => vi.spyOn(Math, 'random').mockReturnValue(0));

async function draw(path = '/seckill/list', options: Parameters<typeof renderInShop>[1] = {}) {
  const view = renderInShop(<FlashSalesScreen />, {
    path,
    texts: { mf_promotions: zh },
    now: () => evening,
    ...options,
  });
  await screen.findByRole('heading', { name: /^(限时秒杀|Flash sale|现在没有秒杀活动)$/ });
  return view;
}
type View = Awaited<ReturnType<typeof draw>>;
const address = ({ router }: View) => `${router.state.location.pathname}${router.state.location.search}`;
const askedSlots = () => server.asked.filter(({ path }) => path === 'seckill').map(({ query }) => query.get('time'));
const cardOf = async (name: string) => within((await screen.findByRole('link', { name })).closest('li') as HTMLElement);
const tabs = () => screen.getAllByRole('tab');

describe('the slots', () => {
  it('are the one that is on and the next four, with their day', async () => {
    await draw();
    expect(tabs().map((tab) => tab.textContent)).toEqual([
      '22:00正在抢购',
      '00:00明天开始',
      '02:00明天开始',
      '04:00明天开始',
      '06:00明天开始',
    ]);
    expect(screen.getByRole('tab', { selected: true })).toHaveTextContent('22:00');
    expect(screen.getByRole('timer', { name: '22:00 场距结束' })).toHaveTextContent('01:00:00');
    expect(await screen.findByRole('tabpanel', { name: /22:00/ })).toBeInTheDocument();
    await screen.findByRole('link', { name: '草莓' });
    expect(askedSlots()).toEqual(['2026-11-20 22:00:00']);
    expect(server.asked.find(({ path }) => path === 'seckill')?.query.get('limit')).toBe('20');
  });

  it('are chosen by a click, and stand in the address', async () => {
    const view = await draw();
    await view.user.click(screen.getByRole('tab', { name: /00:00/ }));
    expect(await screen.findByRole('link', { name: '座钟' })).toBeInTheDocument();
    expect(address(view)).toBe('/seckill/list?slot=2026-11-21-00');
    expect(screen.getByRole('timer', { name: '00:00 场距开始' })).toHaveTextContent('01:00:00');
    expect(screen.getByRole('tab', { name: /22:00/ })).toHaveTextContent('进行中');
    await view.user.click(screen.getByRole('tab', { name: /22:00/ }));
    // The first tab asks for its own slot, not for the second one.
    expect(await screen.findByRole('link', { name: '草莓' })).toBeInTheDocument();
    expect(address(view)).toBe('/seckill/list');
  });

  it('are one stop of the keyboard, with arrows, Home and End', async () => {
    const view = await draw();
    expect(tabs().map(({ tabIndex }) => tabIndex)).toEqual([0, -1, -1, -1, -1]);
    tabs()[0]?.focus();
    await view.user.keyboard('{ArrowRight}');
    await waitFor(() => expect(screen.getByRole('tab', { selected: true })).toHaveTextContent('00:00'));
    expect(screen.getByRole('tab', { selected: true })).toHaveFocus();
    await view.user.keyboard('{End}');
    await waitFor(() => expect(address(view)).toBe('/seckill/list?slot=2026-11-21-06'));
    await view.user.keyboard('{ArrowRight}');
    await waitFor(() => expect(address(view)).toBe('/seckill/list'));
    await view.user.keyboard('{ArrowLeft}{Home}');
    await waitFor(() => expect(screen.getByRole('tab', { selected: true })).toHaveTextContent('22:00'));
  });

  it('turn by the wheel, which is the page’s at the ends', async () => {
    await draw();
    const line = screen.getByRole('tablist', { name: '场次' });
    expect(fireEvent.wheel(line, { deltaY: -120 })).toBe(true);
    expect(fireEvent.wheel(line, { deltaY: 120 })).toBe(false);
    await waitFor(() => expect(screen.getByRole('tab', { selected: true })).toHaveTextContent('00:00'));
  });

  it('turn by a finger sideways', async () => {
    await draw();
    const panel = await screen.findByRole('tabpanel');
    const finger = { pointerType: 'touch', clientY: 100, bubbles: true };
    fireEvent.pointerDown(panel, { ...finger, clientX: 300 });
    fireEvent.pointerUp(panel, { ...finger, clientX: 100 });
    await waitFor(() => expect(screen.getByRole('tab', { selected: true })).toHaveTextContent('00:00'));
  });

  it.each(['slot=2026-11-20-20', 'slot=tomorrow', 'slot=2026-11-21-01&page=7'])(
    'that %s names is the one that is on',
    async (query) => {
      await draw(`/seckill/list?${query}`);
      expect(await screen.findByRole('link', { name: '草莓' })).toBeInTheDocument();
      expect(askedSlots()).toEqual(['2026-11-20 22:00:00']);
    },
  );

  it('speak English', async () => {
    await draw('/seckill/list', { lang: 'en', texts: { mf_promotions: en } });
    expect(screen.getByRole('heading', { level: 1, name: 'Flash sale' })).toBeInTheDocument();
    expect(tabs().map((tab) => tab.textContent)).toContain('00:00Tomorrow');
    expect(await screen.findByText('Only 2 left')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Buy now: 草莓' })).toBeInTheDocument();
  });
});

describe('a card', () => {
  it('on sale: what it costs, how much is sold and left, the way to buy', async () => {
    await draw();
    const card = await cardOf('草莓');
    expect(card.getByText('现摘现发')).toBeInTheDocument();
    expect(card.getByText('¥39.90')).toBeInTheDocument();
    expect(card.getByText('¥69.90')).toHaveTextContent('不参加秒杀的价格 ¥69.90');
    expect(card.getByText('已抢 60%')).toBeInTheDocument();
    expect(card.getByText('剩 20 件')).toBeInTheDocument();
    expect(card.getByRole('link', { name: '立即抢：草莓' })).toHaveAttribute('href', '/product/detail/1001');
  });

  it('almost gone, with its limits', async () => {
    await draw();
    const card = await cardOf('耳机');
    expect(card.getByText('即将抢光')).toBeInTheDocument();
    expect(card.getByText('仅剩 2 件')).toBeInTheDocument();
    expect(card.getByText('每单限购 1 件')).toBeInTheDocument();
    expect(card.getByText('每人限购 2 件')).toBeInTheDocument();
    expect(server.asked.some(({ path }) => path === 'seckill/had')).toBe(false);
  });

  it('gone', async () => {
    await draw();
    const card = await cardOf('小熊');
    expect(card.getByText('抢光了')).toBeInTheDocument();
    expect(card.getByRole('button', { name: '已抢光：小熊' })).toBeDisabled();
  });

  it('of which everything is held: the way into the line', async () => {
    server.serve({ 'GET seckill': pageOf([aWireSale({ id: 3, name: '小熊', ...pieces, left: 0, held: 20 })]) });
    await draw();
    const card = await cardOf('小熊');
    expect(card.getByText('还有机会')).toBeInTheDocument();
    expect(card.getByText('20 件待下单，还有机会')).toBeInTheDocument();
    expect(card.getByText('已抢 60%')).toBeInTheDocument();
    expect(card.getByRole('link', { name: '去排队：小熊' })).toHaveAttribute('href', '/product/detail/1003');
  });

  it('upcoming', async () => {
    await draw('/seckill/list?slot=2026-11-21-00');
    const card = await cardOf('座钟');
    expect(card.getByText('共 50 件')).toBeInTheDocument();
    expect(card.getByRole('button', { name: '提醒我：座钟' })).toBeEnabled();
  });

  it.each([
    [1, '你已抢 1 件，还能抢 1 件', 'link', '立即抢：耳机'],
    [2, '你已抢满 2 件', 'button', '已达限购：耳机'],
  ])('of which a customer has had %i', async (number, sentence, role, name) => {
    server.serve({ 'GET seckill/had': [{ id: 2, number }] });
    await draw('/seckill/list', { customer: { nickname: '小满', phone: '13800000001' } as never });
    const card = await cardOf('耳机');
    expect(await card.findByText(sentence)).toBeInTheDocument();
    expect(card.getByRole(role, { name })).toBeInTheDocument();
  });

  it('is whole where nobody can say what the customer has had', async () => {
    server.serve({ 'GET seckill/had': refuse('', 0, 404, 'not-found') });
    await draw('/seckill/list', { customer: { nickname: '小满', phone: '13800000001' } as never });
    expect(await (await cardOf('耳机')).findByText('每人限购 2 件')).toBeInTheDocument();
  });
});

describe('a slot that turns', () => {
  /** A clock that is set by hand. */
  function aClock(time: string) {
    const clock = { time: Date.parse(`2026-11-20T${time}+08:00`) };
    return { now: () => clock.time, pass: (ms: number) => (clock.time += ms) };
  }

  it('takes tab, countdown and cards along, before the server is asked', async () => {
    server.serve({ 'GET seckill': (asked) => ({ ...bySlot(asked), server_time: '2026-11-20 23:59:59' }) });
    const { now, pass } = aClock('23:59:59');
    await draw('/seckill/list', { now });
    expect(await screen.findByRole('link', { name: '草莓' })).toBeInTheDocument();
    pass(1500);
    const card = await cardOf('座钟');
    expect(await card.findByRole('link', { name: '立即抢：座钟' })).toBeInTheDocument();
    expect(tabs().map((tab) => tab.textContent)).toEqual([
      '00:00正在抢购',
      '02:00即将开始',
      '04:00即将开始',
      '06:00即将开始',
      '08:00即将开始',
    ]);
    expect(screen.getByRole('timer', { name: '00:00 场距结束' })).toBeInTheDocument();
    expect(screen.getByText('00:00 场开始了')).toBeInTheDocument();
  });

  it('asks again after its turn, and not again and again while the server is behind', async () => {
    server.serve({ 'GET seckill': (asked) => ({ ...bySlot(asked), server_time: '2026-11-20 23:59:59' }) });
    const { now, pass } = aClock('23:59:59');
    await draw('/seckill/list?slot=2026-11-21-00', { now });
    const card = await cardOf('座钟');
    expect(card.getByRole('button', { name: '提醒我：座钟' })).toBeEnabled();
    pass(1500);
    expect(await card.findByRole('link', { name: '立即抢：座钟' })).toBeInTheDocument();
    await waitFor(() => expect(askedSlots().length).toBeGreaterThanOrEqual(3));
    expect(askedSlots().length).toBeLessThanOrEqual(4);
  }, 30_000);

  it('follows the server where somebody has set the clock of the machine', async () => {
    let isSet = false;
    server.serve({ 'GET seckill': (asked) => ({ ...bySlot(asked), server_time: told }) });
    const view = await draw('/seckill/list', { now: () => evening + (isSet ? 8 * 3_600_000 : 0) });
    await screen.findByRole('link', { name: '草莓' });
    isSet = true;
    await view.user.click(screen.getByRole('tab', { name: /02:00/ }));
    await screen.findByText('这一场没有秒杀商品');
    await waitFor(() => expect(screen.getByRole('timer')).toHaveTextContent('03:00:00'));
    expect(tabs()[0]).toHaveTextContent('22:00');
  });
});

describe('a stream', () => {
  const encoder = new TextEncoder();
  let tell: (news: object) => void = () => undefined;

  beforeEach(() => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const open = () =>
      new ReadableStream<Uint8Array>({
        start: (stream) => {
          tell = (news) => stream.enqueue(encoder.encode(`event: sale\ndata: ${JSON.stringify(news)}\n\n`));
        },
      });
    server.serve({
      'GET seckill/events': () => new Response(open(), { headers: { 'content-type': 'text/event-stream' } }),
    });
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
  const { time, end_time } = aWireSale({ id: 1 });
  const news = { id: 1, good_id: 1001, state: 1, progress: 60, time, end_time, seckill_sku: [], server_time: told };

  it('says what is left; nothing is asked for besides', async () => {
    await draw();
    const card = await cardOf('草莓');
    await pass(1000);
    tell({ ...news, left: 19 });
    expect(await card.findByText('剩 19 件')).toBeInTheDocument();
    await pass(120_000);
    expect(askedSlots()).toHaveLength(1);
  });

  it('that says what the clock says later only has it put right', async () => {
    const wrong = Date.parse('2026-11-20T22:59:00+08:00');
    server.serve({ 'GET seckill': bySlot });
    await draw('/seckill/list', { now: () => wrong });
    await screen.findByRole('link', { name: '草莓' });
    await pass(1000);
    server.serve({ 'GET seckill': (asked) => ({ ...bySlot(asked), server_time: end_time }) });
    tell({ ...news, state: 2, left: 20, server_time: end_time });
    await waitFor(() => expect(tabs()[0]).toHaveTextContent('00:00'));
  });
});

describe('the page', () => {
  it('lists its offers for search engines, and the way', async () => {
    const { container } = await draw();
    await screen.findByRole('link', { name: '草莓' });
    const data = [...container.querySelectorAll('script[type="application/ld+json"]')].map(
      ({ textContent }) => JSON.parse(textContent ?? '') as { '@type': string; itemListElement: unknown[] },
    );
    expect(data.find((each) => each['@type'] === 'ItemList')?.itemListElement).toHaveLength(3);
    expect(data.find((each) => each['@type'] === 'BreadcrumbList')?.itemListElement).toHaveLength(2);
  });

  it('has pages and sizes in the address, and none on a single page', async () => {
    server.serve({ 'GET seckill': pageOf(running, told, 45) });
    const view = await draw();
    await view.user.click(await screen.findByRole('link', { name: '第 2 页' }));
    await waitFor(() => expect(address(view)).toBe('/seckill/list?page=2'));
    // The first page stays until the second is there, with a choice of its own.
    await screen.findByRole('link', { name: '第 2 页', current: 'page' });
    await view.user.selectOptions(screen.getByRole('combobox'), '40');
    await waitFor(() => expect(address(view)).toBe('/seckill/list?size=40'));
    expect([...screen.getByRole('combobox').querySelectorAll('option')].map(({ value }) => value)).toEqual([
      '10',
      '20',
      '30',
      '40',
    ]);
  });

  it('leads back from a page past the end', async () => {
    server.serve({ 'GET seckill': pageOf([], told, 30) });
    await draw('/seckill/list?page=9');
    expect(await screen.findByRole('link', { name: '回到第一页' })).toHaveAttribute('href', '/seckill/list');
  });

  it('says when a slot is empty, and leads on', async () => {
    await draw('/seckill/list?slot=2026-11-21-04');
    expect(await screen.findByRole('heading', { name: '这一场没有秒杀商品' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: '看正在抢的' })).toHaveAttribute('href', '/seckill/list');
    expect(screen.getByRole('link', { name: '看看全部商品' })).toHaveAttribute('href', '/product/list');
  });

  it('says when the shop holds none', async () => {
    server.serve({ 'POST verifyPlugin/*': { seckill: false, coupon: true } });
    await draw();
    expect(await screen.findByRole('heading', { name: '现在没有秒杀活动' })).toBeInTheDocument();
    expect(screen.queryByRole('tablist')).not.toBeInTheDocument();
  });

  it('shows its shape while loading, with its slots', async () => {
    await expectShape(server, 'GET seckill', draw);
    expect(tabs()).toHaveLength(5);
  });

  it('can be tried again after a failure', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    await expectRetry(server, {
      request: 'GET seckill',
      draw,
      answer: bySlot,
      found: () => screen.findByRole('link', { name: '草莓' }),
    });
  });
});
