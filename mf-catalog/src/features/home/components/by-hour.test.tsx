import { Block } from '@jishi/part-kit/block';
import { refuse, renderInShop, screen, shopServer, waitFor, wirePage, within } from '@jishi/testing';
import { aWireGoodCard } from '@jishi/testing/builders';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import en from '../../../messages/en.ts';
import zh from '../../../messages/zh.ts';
import { ByHour, ByHourSkeleton } from './by-hour.tsx';

const bread = aWireGoodCard({ id: 1, name: '吐司' });
const milk = aWireGoodCard({ id: 2, name: '鲜奶' });
const server = shopServer({
  // Lists are ordered by the shop, not as they were asked for.
  'GET good': wirePage([bread, milk]),
  'POST recommendation': [
    { good_id: 2, reason: 'today' },
    { good_id: 1, reason: 'today' },
  ],
});
const at = (clock: string) => Date.parse(`2026-11-29T${clock}+08:00`);

beforeEach(() => vi.spyOn(Math, 'random').mockReturnValue(0));

const draw = (clock: string, options: Parameters<typeof renderInShop>[1] = {}) => {
  const begun = Date.now();
  return renderInShop(
    <Block fallback={<ByHourSkeleton />} failed={null}>
      <ByHour />
    </Block>,
    { texts: { mf_catalog: zh }, now: () => at(clock) + (Date.now() - begun), ...options },
  );
};
const goods = (name: string) =>
  within(screen.getByRole('list', { name }))
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'));

describe('what home shows by the hour', () => {
  it.each([
    ['05:00:00', '早市开张', '照这个钟点和时令摆的，10:00 换一批。'],
    ['12:00:00', '晌午摊头', '照这个钟点和时令摆的，14:00 换一批。'],
    ['16:59:00', '午后歇脚', '照这个钟点和时令摆的，17:00 换一批。'],
    ['20:00:00', '晚市上灯', '照这个钟点和时令摆的，21:00 换一批。'],
    ['02:00:00', '夜市还亮着', '照这个钟点和时令摆的，05:00 换一批。'],
  ])('is called at %s %s, and says until when', async (clock, title, why) => {
    draw(clock);
    expect(await screen.findByText(why)).toBeInTheDocument();
    expect(screen.getByRole('heading', { name: title })).toBeInTheDocument();
    expect(goods(title)).toEqual(['/product/detail/2', '/product/detail/1']);
    expect(server.asked[0]?.body).toEqual({ place: 'home', good_ids: [], own: false, except: [], limit: 6 });
  });

  it('speaks English', async () => {
    draw('08:00:00', { lang: 'en', texts: { mf_catalog: en } });
    expect(await screen.findByText('Set out for the hour and the season; others follow at 10:00.')).toBeInTheDocument();
    expect(screen.getByRole('heading', { name: 'Morning market' })).toBeInTheDocument();
  });

  it('keeps its places when the hour turns, until it is known what comes', async () => {
    const { promise: answered, resolve: answer } = Promise.withResolvers<object[]>();
    draw('16:59:59.700');
    await screen.findByRole('heading', { name: '午后歇脚' });
    server.serve({ 'POST recommendation': async () => answered });
    await waitFor(() => expect(server.asked.filter(({ path }) => path === 'recommendation')).toHaveLength(2), {
      timeout: 4000,
    });
    expect(goods('午后歇脚')).toHaveLength(2);
    answer([{ good_id: 1, reason: 'today' }]);
    expect(await screen.findByRole('heading', { name: '晚市上灯' })).toBeInTheDocument();
    expect(goods('晚市上灯')).toEqual(['/product/detail/1']);
  });

  it.each([
    ['there is nothing', []],
    ['it cannot be had', () => refuse('服务开小差', 50000, 503, 'unavailable')],
  ])('is not there when %s', async (_, answer) => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    server.serve({ 'POST recommendation': answer });
    const { container } = draw('08:00:00');
    expect(screen.getByRole('heading', { name: '早市开张' })).toBeInTheDocument();
    await waitFor(() => expect(container).toBeEmptyDOMElement());
  });
});
