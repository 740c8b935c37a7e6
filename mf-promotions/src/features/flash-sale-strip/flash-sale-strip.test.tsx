import { refuse, renderInShop, screen, shopServer, waitFor, wirePage } from '@jishi/testing';
import { aWireSale } from '@jishi/testing/builders';
import { Component, type ReactNode } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import contract from '../../contract.ts';
import en from '../../messages/en.ts';
import zh from '../../messages/zh.ts';
import { FlashSaleStrip } from './flash-sale-strip.tsx';

const { serve, asked } = shopServer();

/** 20 November 2026, 23:00 in the shop. */
const evening = Date.parse('2026-11-20T23:00:00+08:00');

const draw = (options: Parameters<typeof renderInShop>[1] = {}) =>
  renderInShop(<FlashSaleStrip limit={5} />, { texts: { mf_promotions: zh }, now: () => evening, ...options });

test('shows the running round with what is sold of it', async () => {
  serve({
    'GET seckill': wirePage([
      aWireSale({ id: 3, good_id: 1001, name: '限时草莓', price: [19.9], market_price: 32, progress: 40 }),
    ]),
  });
  draw();
  expect(await screen.findByRole('heading', { name: '限时秒杀' })).toBeInTheDocument();
  expect(screen.getByText(/22:00 场/)).toBeInTheDocument();
  expect(screen.getByRole('timer', { name: '距结束' })).toHaveTextContent('01:00:00');
  expect(screen.getByRole('link', { name: /限时草莓/ })).toHaveAttribute('href', '/product/detail/1001');
  expect(screen.getByText('已抢 40%')).toBeInTheDocument();
  expect(screen.getByText('¥19')).toBeInTheDocument();
  expect(screen.getByText('¥32.00')).toHaveTextContent('不参加秒杀的价格 ¥32.00');
  expect(asked[0]?.query.get('limit')).toBe('5');
});

test('strikes nothing through where the server does not say what it costs otherwise', async () => {
  serve({ 'GET seckill': wirePage([aWireSale({ id: 3 })]) });
  const { container } = draw();
  expect(await screen.findByRole('link', { name: '秒杀 3' })).toBeInTheDocument();
  expect(container.querySelector('s')).toBeNull();
});

test('speaks English', async () => {
  serve({ 'GET seckill': wirePage([aWireSale({ id: 3, name: 'Strawberries', progress: 40 })]) });
  draw({ lang: 'en', texts: { mf_promotions: en } });
  expect(await screen.findByRole('heading', { name: 'Flash sale' })).toBeInTheDocument();
  expect(screen.getByText('40% sold')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'See all' })).toHaveAttribute('href', '/seckill/list');
  expect(asked[0]?.headers.get('Lang')).toBe('en');
});

test('says when everything is held', async () => {
  serve({ 'GET seckill': wirePage([aWireSale({ id: 3, progress: 40, left: 0, held: 3 })]) });
  draw();
  expect(await screen.findByText('有人还没下单，还有机会')).toBeInTheDocument();
});

test('leads to the sale only when the release has the page', async () => {
  serve({ 'GET seckill': wirePage([aWireSale({ id: 3 })]) });
  draw({ has: () => false });
  expect(await screen.findByRole('heading', { name: '限时秒杀' })).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: '进入会场' })).toBeNull();
});

test('a sale without a picture is still a link', async () => {
  serve({ 'GET seckill': wirePage([aWireSale({ id: 3, name: '无图', resources: null })]) });
  draw();
  expect(await screen.findByRole('link', { name: '无图' })).toBeInTheDocument();
});

test('nothing stands there while nothing is on sale', async () => {
  serve({ 'GET seckill': wirePage([]) });
  const { container } = draw();
  await waitFor(() => expect(screen.queryByText('loading')).toBeNull());
  expect(container).toBeEmptyDOMElement();
});

test('a failure is left to the place it stands in', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  serve({ 'GET seckill': () => refuse('服务器开小差', 0, 500, 'unexpected') });
  renderInShop(
    <Caught>
      <FlashSaleStrip limit={5} />
    </Caught>,
    { texts: { mf_promotions: zh }, now: () => evening },
  );
  expect(await screen.findByText('caught ApiError')).toBeInTheDocument();
});

beforeEach(() => vi.spyOn(Math, 'random').mockReturnValue(0));

test('the next round takes the place of one that ends, even when the server is a moment behind', async () => {
  const old = aWireSale({ id: 3, name: '上一场', end_time: '2026-11-21 00:00:00' });
  const next = aWireSale({ id: 4, name: '下一场', time: '2026-11-21 00:00:00', end_time: '2026-11-21 02:00:00' });
  const answers = [old, old, next];
  serve({ 'GET seckill': () => wirePage([answers.shift() ?? next]) });
  const begun = Date.now();
  draw({ now: () => Date.parse('2026-11-20T23:59:59.800+08:00') + (Date.now() - begun) });
  expect(await screen.findByRole('link', { name: '上一场' })).toBeInTheDocument();
  expect(await screen.findByRole('link', { name: '下一场' }, { timeout: 6000 })).toBeInTheDocument();
  expect(screen.getByText(/00:00 场/)).toBeInTheDocument();
});

test('a round that begins takes its place without a reload', async () => {
  const next = aWireSale({ id: 4, name: '下一场', time: '2026-11-21 00:00:00', end_time: '2026-11-21 02:00:00' });
  const answers = [{ ...wirePage([]), server_time: '2026-11-20 23:59:59' }];
  serve({ 'GET seckill': () => answers.shift() ?? wirePage([next]) });
  const begun = Date.now();
  draw({ now: () => Date.parse('2026-11-20T23:59:59.800+08:00') + (Date.now() - begun) });
  expect(await screen.findByRole('link', { name: '下一场' })).toBeInTheDocument();
});

const between = { ...wirePage([]), server_time: '2026-11-20 23:00:00' };
const coming = aWireSale({ id: 4, state: 0, time: '2026-11-21 00:00:00', end_time: '2026-11-21 02:00:00' });

test.each([
  ['zh', zh, '00:00 卷帘开卖，先逛逛别的摊。', '距开场'],
  ['en', en, 'The awning goes up at 00:00. Have a look round meanwhile.', 'Starts in'],
] as const)('between rounds its awning is down, and it says until when, in %s', async (lang, texts, words, clock) => {
  serve({ 'GET seckill': ({ query }) => (query.get('time') === '2026-11-21 00:00:00' ? wirePage([coming]) : between) });
  const { container } = draw({ lang, texts: { mf_promotions: texts } });
  expect(await screen.findByText(words)).toBeInTheDocument();
  expect(screen.getByRole('timer', { name: clock })).toHaveTextContent('01:00:00');
  expect(screen.queryByRole('listitem')).toBeNull();
  expect(awningOf(container)).toBe('translateY(0px)');
});

test.each([
  ['is empty', wirePage([])],
  ['cannot be had', () => refuse('服务器开小差', 0, 500, 'unexpected')],
])('nothing stands there when the next round %s', async (_, answer) => {
  serve({
    'GET seckill': ({ query }) => {
      if (!query.has('time')) return between;
      return typeof answer === 'function' ? answer() : answer;
    },
  });
  const { container } = draw();
  await waitFor(() => expect(asked.some(({ query }) => query.has('time'))).toBe(true));
  await waitFor(() => expect(screen.queryByText('loading')).toBeNull());
  expect(container).toBeEmptyDOMElement();
});

/** How the cloth over the goods hangs. */
const awningOf = (container: HTMLElement): string | undefined =>
  [...container.querySelectorAll('[aria-hidden="true"]')]
    .map((element) => getComputedStyle(element).transform)
    .find((transform) => transform.startsWith('translateY'));

test('its awning comes down when the round is over, and goes up with the next', async () => {
  const old = aWireSale({ id: 3, name: '上一场', end_time: '2026-11-21 00:00:00' });
  const { promise: answered, resolve: answer } = Promise.withResolvers<object>();
  const answers: (object | Promise<object>)[] = [wirePage([old])];
  serve({ 'GET seckill': async () => answers.shift() ?? answered });
  const begun = Date.now();
  const { container } = draw({ now: () => Date.parse('2026-11-20T23:59:59.500+08:00') + (Date.now() - begun) });
  const link = await screen.findByRole('link', { name: '上一场' });
  expect(awningOf(container)).toBe('translateY(-101%)');
  await waitFor(() => expect(awningOf(container)).toBe('translateY(0px)'), { timeout: 3000 });
  // What lies below it is out of reach.
  expect(link.closest('ul')).toHaveAttribute('inert');
  answer(wirePage([{ ...coming, state: 1, name: '下一场' }]));
  expect(await screen.findByRole('link', { name: '下一场' })).toBeInTheDocument();
  expect(awningOf(container)).toBe('translateY(-101%)');
  expect(screen.getByRole('link', { name: '下一场' }).closest('ul')).not.toHaveAttribute('inert');
});

test.each([{ limit: 0 }, { limit: 21 }, { limit: 2.5 }, {}])('its contract refuses %j', (props) => {
  expect(contract['flash-sale-strip'].props.safeParse(props).success).toBe(false);
});

class Caught extends Component<{ children: ReactNode }, { name: string }> {
  override state = { name: '' };
  static getDerivedStateFromError = (error: Error) => ({ name: error.name });
  override render() {
    return this.state.name ? `caught ${this.state.name}` : this.props.children;
  }
}
