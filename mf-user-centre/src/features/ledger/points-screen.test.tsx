import { refuse, screen, shopServer, waitFor, wirePage, within } from '@jishi/testing';
import { aWireBalances, aWireLedger, aWirePointsEntry, aWireUser } from '@jishi/testing/builders';
import { describe, expect, it } from 'vitest';
import { cells } from '../../testing/cells.ts';
import { draw as drawCustomer } from '../../testing/draw.tsx';
import { load } from '../../testing/load.ts';
import { onOneDay } from '../../testing/on-one-day.ts';
import pointsPage from './points-page.ts';
import { PointsScreen } from './points-screen.tsx';

const POINTS = 'GET integralLog';
const RULES = 'GET integralLog/rules';
const entries = (...rows: ReturnType<typeof aWirePointsEntry>[]) =>
  aWireLedger(wirePage(rows), { income: 127, expend: 50 });
const server = shopServer({
  'GET user': aWireUser({ integral: { available: 2460, total: 5000 }, integralMoney: 24.6 }),
  [POINTS]: entries(aWirePointsEntry({ id: 1 })),
  [RULES]: { parities: 0.01, return_percent: 5, review: 20, review_characters: 15, review_pictures: 1 },
  'GET integralLog/balance': aWireBalances([2400, 2460], { income: 60 }),
});
const draw = (query = '', options: Parameters<typeof drawCustomer>[1] = {}) =>
  drawCustomer(<PointsScreen />, { path: `/user/integral/list${query}`, ...options });
const lastQuery = () =>
  Object.fromEntries(server.asked.filter(({ path }) => path === 'integralLog').at(-1)?.query ?? []);
const table = () => screen.findByRole('table', { name: '积分明细' });

onOneDay();

describe('the points', () => {
  it('say what there are, and what they are worth', async () => {
    draw();
    expect(screen.getByRole('heading', { level: 1, name: '积分明细' })).toBeInTheDocument();
    expect(await screen.findByText('2,460', { selector: 'p' })).toBeInTheDocument();
    expect(screen.getByText('可抵 ¥24.60')).toBeInTheDocument();
    expect(await screen.findByText('获得 60')).toBeInTheDocument();
    expect(screen.getByText(/近 30 天，从 2,400 到 2,460，最高 2,460，最低 2,400/)).toBeInTheDocument();
  });

  it.each([
    [
      { parities: 0.01, return_percent: 5, review: 20, review_characters: 15, review_pictures: 1 },
      true,
      '积分可以在下单时抵扣，100 积分抵 ¥1.00。确认收货后，商品每付 ¥1.00 得 5 积分。每件商品的评价写满 15 个字、附上 1 张图片，得 20 积分。抽奖也能抽到积分。',
    ],
    [
      { parities: 0.02, return_percent: 0, review: 0, review_characters: 15, review_pictures: 1 },
      false,
      '积分可以在下单时抵扣，50 积分抵 ¥1.00。',
    ],
  ])('are explained by the settings of the shop: %j', async (rules, hasLotteries, paragraph) => {
    server.serve({ [RULES]: rules });
    draw('', { has: () => hasLotteries });
    expect(await screen.findByText(paragraph)).toBeInTheDocument();
  });

  it('go on without their rules', async () => {
    server.serve({ [RULES]: refuse('', 0, 503, 'unavailable') });
    draw();
    expect(await table()).toBeInTheDocument();
    expect(screen.queryByText(/积分可以在下单时抵扣/)).toBeNull();
  });
});

describe('their changes', () => {
  it('lead to orders, draws and reviews', async () => {
    const of = (type: string) => ({ integralable_type: `App\\Models\\v1\\${type}`, order_id: null });
    server.serve({
      [POINTS]: entries(
        aWirePointsEntry({ id: 1 }),
        aWirePointsEntry({ id: 2, type_code: 1, operation: 50, balance: 2433, ...of('IntegralDraw') }),
        aWirePointsEntry({ id: 3, ...of('Comment') }),
        aWirePointsEntry({ id: 4, ...of('GoodIndent') }),
        aWirePointsEntry({ id: 5, integralable_type: null, order_id: null }),
      ),
    });
    draw();
    const rows = within(await table())
      .getAllByRole('row')
      .slice(1);
    expect(rows.map(cells)).toEqual([
      ['购物送积分 1订单', '2026年11月20日 10:06', 'J20261120', '+27', '2,460'],
      ['购物送积分 2抽奖', '2026年11月20日 10:06', '查看抽奖', '−50', '2,433'],
      ['购物送积分 3评价', '2026年11月20日 10:06', '查看评价', '+27', '2,460'],
      ['购物送积分 4订单', '2026年11月20日 10:06', 'J20261120', '+27', '2,460'],
      ['购物送积分 5集市', '2026年11月20日 10:06', '—', '+27', '2,460'],
    ]);
    const links = within(await table()).getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/user/indent/detail?id=5',
      '/user/integralDraw?id=5',
      '/user/comment/list',
    ]);
  });

  it('are asked for by the address, which knows no ways of payment here', async () => {
    draw('?type=spending&way=online&keyword=%E6%8A%BD%E5%A5%96&range=week&sort=largest&size=20');
    await table();
    expect(lastQuery()).toEqual({
      ...{ page: '1', limit: '20', sort: '-operation', keyword: '抽奖', type: '1', 'timeInterval[]': '2026-11-20' },
    });
    expect(screen.queryByRole('combobox', { name: '方式' })).toBeNull();
    expect(screen.getByRole('link', { name: '收入' }).getAttribute('href')).not.toContain('way');
  });

  it('begin at the first page after a search', async () => {
    const { user, router } = draw('?page=3');
    await screen.findByText(/最高 2,460/);
    await screen.findByText('2,460', { selector: 'p' });
    await table();
    await user.type(await screen.findByRole('searchbox', { name: '搜索积分明细' }), '购物{Enter}');
    await waitFor(() => expect(decodeURIComponent(router.state.location.search)).toBe('?keyword=购物'));
  });

  it('can be none', async () => {
    server.serve({ [POINTS]: entries() });
    draw('?range=all');
    expect(await screen.findByRole('heading', { name: '还没有积分' })).toBeInTheDocument();
  });
});

it('speaks English', async () => {
  draw('', { lang: 'en' });
  expect(
    await screen.findByText(/^Points take something off when you order: \$1\.00 for 100 points\. Once/),
  ).toBeVisible();
  expect(await screen.findByRole('table', { name: 'Changes of points' })).toHaveTextContent('Order');
});

it('is titled, and no search engine reads it', async () => {
  expect(await load(pointsPage)).toEqual({ head: { title: '积分明细', noIndex: true } });
});
