import { expectRetry, refuse, screen, shopServer, waitFor, wirePage, within } from '@jishi/testing';
import { aWireBalances, aWireBill, aWireLedger, aWireUser } from '@jishi/testing/builders';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { cells } from '../../testing/cells.ts';
import { draw as drawCustomer } from '../../testing/draw.tsx';
import { load } from '../../testing/load.ts';
import { onOneDay } from '../../testing/on-one-day.ts';
import walletPage from './wallet-page.ts';
import { WalletScreen } from './wallet-screen.tsx';

const BILLS = 'GET moneyLog';
const BALANCES = 'GET moneyLog/balance';
const bills = (...rows: ReturnType<typeof aWireBill>[]) => aWireLedger(wirePage(rows), { income: 348, expend: 199.4 });
const server = shopServer({
  'GET user': aWireUser({ money: 1234.5 }),
  [BILLS]: bills(aWireBill({ id: 1 })),
  [BALANCES]: aWireBalances([180, 376, 328.6], { income: 300, expend: 100 }),
});
const draw = (query = '', options: Parameters<typeof drawCustomer>[1] = {}) =>
  drawCustomer(<WalletScreen />, { path: `/user/finance/list${query}`, ...options });
const asked = (path: string) => server.asked.filter((one) => one.path === path);
const lastQuery = (path: string) => [...(asked(path).at(-1)?.query ?? [])];
const table = () => screen.findByRole('table', { name: '账单' });
/** Everything has come: a press while something is on its way would meet another page. */
const settled = async () => {
  await screen.findByText('¥1,234.50');
  await screen.findByText(/最高 ¥376.00/);
  await table();
};

onOneDay();

describe('the account', () => {
  it('shows the balance and what moved it in these days', async () => {
    draw();
    expect(screen.getByRole('heading', { level: 1, name: '我的钱包' })).toBeInTheDocument();
    expect(await screen.findByText('¥1,234.50')).toBeInTheDocument();
    expect(await screen.findByText('余额收入 ¥300.00')).toBeInTheDocument();
    expect(screen.getByText('余额支出 ¥100.00')).toBeInTheDocument();
    expect(lastQuery('moneyLog/balance')).toEqual([
      ['timeInterval[]', '2026-10-22'],
      ['timeInterval[]', '2026-11-20'],
    ]);
  });

  it('tells the line in a sentence, and day by day', async () => {
    const { user, router } = draw('?range=week&page=2');
    await settled();
    expect(
      await screen.findByText('近 7 天，从 ¥180.00 到 ¥328.60，最高 ¥376.00，最低 ¥180.00', { exact: false }),
    ).toBeInTheDocument();
    await user.click(screen.getByRole('link', { name: '看表格' }));
    expect(router.state.location.search).toBe('?range=week&view=table&page=2');
    const rows = within(await screen.findByRole('table', { name: '余额走势' }))
      .getAllByRole('row')
      .slice(1);
    expect(rows.map(cells)).toEqual([
      ['2026年11月3日', '¥328.60'],
      ['2026年11月2日', '¥376.00'],
      ['2026年11月1日', '¥180.00'],
    ]);
    expect(screen.getByRole('link', { name: '看走势' })).toHaveAttribute(
      'href',
      '/user/finance/list?range=week&page=2',
    );
    expect(asked('moneyLog')).toHaveLength(1);
  });

  it.each([
    ['zh', 30, ['11月1日', '11月11日', '今天', '11月30日']],
    ['en', 30, ['1 Nov', '11 Nov', 'Today', '30 Nov']],
    ['zh', 400, ['2025.01.01', '2025.07.20', '2026.02.04']],
  ] as const)('names days under the line in %s, of %d days', async (lang, count, words) => {
    const begin = count > 366 ? Date.UTC(2025, 0, 1) : Date.UTC(2026, 10, 1);
    const days = Array.from({ length: count }, (_, index) => ({
      day: new Date(begin + index * 86_400_000).toISOString().slice(0, 10),
      balance: index,
    }));
    server.serve({ [BALANCES]: { ...aWireBalances([0]), days } });
    draw('', { lang });
    for (const word of words) expect(await screen.findByText(word)).toBeInTheDocument();
  });

  it('shows a year of balances beside everything', async () => {
    draw('?range=all');
    expect(await screen.findByText('近一年')).toBeInTheDocument();
    expect(lastQuery('moneyLog/balance')[0]).toEqual(['timeInterval[]', '2025-11-21']);
    expect(lastQuery('moneyLog').map(([name]) => name)).not.toContain('timeInterval[]');
  });

  it('goes on without its line', async () => {
    server.serve({ [BALANCES]: refuse('', 0, 503, 'unavailable') });
    const { user } = draw();
    expect(await table()).toBeInTheDocument();
    server.serve({ [BALANCES]: aWireBalances([1, 2]) });
    await user.click(await screen.findByRole('button', { name: '重试' }));
    expect(await screen.findByText(/最高 ¥2.00/)).toBeInTheDocument();
  });
});

describe('the bills', () => {
  it('show what, when, amount, what was left, and lead to orders and draws', async () => {
    const none = { order_id: null, order_identification: null };
    server.serve({
      [BILLS]: bills(
        aWireBill({ id: 1 }),
        aWireBill({ id: 2, pay_way: 1, balance: null, order_id: null, order_identification: 'J2' }),
        aWireBill({ id: 3, type: 0, money: 2000, balance: 0, ...none, integral_draw_id: 3 }),
        aWireBill({ id: 4, type: 0, ...none }),
      ),
    });
    draw();
    const rows = within(await table())
      .getAllByRole('row')
      .slice(1);
    expect(rows.map(cells)).toEqual([
      ['付款 1余额', '2026年11月20日 10:06', 'J20261120', '−¥26.90', '¥328.60'],
      ['付款 2在线支付', '2026年11月20日 10:06', 'J2', '−¥26.90', '—'],
      ['付款 3余额', '2026年11月20日 10:06', '查看抽奖', '+¥20.00', '¥0.00'],
      ['付款 4余额', '2026年11月20日 10:06', '—', '+¥26.90', '¥328.60'],
    ]);
    expect(screen.getByRole('link', { name: '订单 J20261120' })).toHaveAttribute('href', '/user/indent/detail?id=5');
    expect(screen.getByRole('link', { name: '查看抽奖' })).toHaveAttribute('href', '/user/integralDraw?id=3');
    expect(screen.queryByRole('link', { name: '订单 J2' })).toBeNull();
    expect(screen.getAllByRole('img', { name: '支出' })).toHaveLength(2);
  });

  it('lead nowhere the release does not go', async () => {
    server.serve({
      [BILLS]: bills(aWireBill({ id: 1 }), aWireBill({ id: 2, order_identification: null, integral_draw_id: 3 })),
    });
    draw('', { has: () => false });
    expect(within(await table()).queryAllByRole('link')).toEqual([]);
    expect(screen.getByText('J20261120')).toBeInTheDocument();
  });

  it('say what all that match come to', async () => {
    server.serve({ [BILLS]: aWireLedger(wirePage([aWireBill({ id: 1 })], 23, 10), { income: 348, expend: 199.4 }) });
    const { user, router } = draw();
    await settled();
    const sums = within(await screen.findByRole('group', { name: '合计' }));
    expect(sums.getByText('共 23 笔')).toBeInTheDocument();
    expect(sums.getByText('收入 ¥348.00')).toBeInTheDocument();
    expect(sums.getByText('支出 ¥199.40')).toBeInTheDocument();
    await user.click(screen.getByRole('link', { name: '支出' }));
    await waitFor(() => expect(router.state.location.search).toBe('?type=spending'));
    await waitFor(() => expect(screen.queryByText('收入 ¥348.00')).toBeNull());
  });
});

describe('what is asked for', () => {
  it('follows the address', async () => {
    draw('?type=spending&way=online&keyword=%E8%8D%89%E8%8E%93&range=quarter&sort=smallest&page=2&size=20');
    await table();
    expect(Object.fromEntries(lastQuery('moneyLog'))).toEqual({
      ...{ page: '2', limit: '20', sort: 'money', keyword: '草莓', type: '2', pay_way: '1' },
      'timeInterval[]': '2026-11-20',
    });
    expect(screen.getByRole('searchbox', { name: '搜索账单' })).toHaveValue('草莓');
    expect(screen.getByRole('link', { name: '近 90 天' })).toHaveAttribute('aria-current', 'true');
  });

  it('is put into the address, on the first page', async () => {
    const { user, router } = draw('?type=income&page=3');
    await settled();
    await user.type(await screen.findByRole('searchbox'), ' 退款 {Enter}');
    const search = () => decodeURIComponent(router.state.location.search);
    await waitFor(() => expect(search()).toBe('?type=income&keyword=退款'));
    await settled();
    await user.selectOptions(screen.getByRole('combobox', { name: '方式' }), '余额');
    await waitFor(() => expect(search()).toBe('?type=income&way=balance&keyword=退款'));
    await settled();
    await user.selectOptions(screen.getByRole('combobox', { name: '排序' }), '先看支出');
    await waitFor(() => expect(search()).toBe('?type=income&way=balance&keyword=退款&sort=spending-first'));
    await settled();
    await user.click(screen.getByRole('link', { name: '近 7 天' }));
    await waitFor(() => expect(search()).toBe('?type=income&way=balance&keyword=退款&range=week&sort=spending-first'));
  });

  it('is sorted by the heads', async () => {
    const { user, router } = draw();
    await settled();
    const amount = await screen.findByRole('button', { name: '金额' });
    expect(screen.getByRole('columnheader', { name: '时间' })).toHaveAttribute('aria-sort', 'descending');
    await user.click(amount);
    await waitFor(() => expect(router.state.location.search).toBe('?sort=largest'));
    await settled();
    await user.click(await screen.findByRole('button', { name: '金额' }));
    await waitFor(() => expect(router.state.location.search).toBe('?sort=smallest'));
    await settled();
    expect(await screen.findByRole('columnheader', { name: '金额' })).toHaveAttribute('aria-sort', 'ascending');
    await user.click(await screen.findByRole('button', { name: '时间' }));
    await waitFor(() => expect(router.state.location.search).toBe(''));
  });

  it('is of any two days, and what is wrong with them is said', async () => {
    const { user, router } = draw('?type=income');
    await settled();
    await user.click(screen.getByRole('button', { name: '自选' }));
    const [from, until] = [screen.getByLabelText('开始日期'), screen.getByLabelText('结束日期')];
    await user.type(from, '2026-10-10');
    await user.type(until, '2026-10-01');
    await user.click(screen.getByRole('button', { name: '查看' }));
    expect(await screen.findByText('结束日期不能早于开始日期')).toBeInTheDocument();
    expect(until).toHaveFocus();
    expect(from).toHaveValue('2026-10-10');
    expect(router.state.location.search).toBe('?type=income');
    await user.clear(until);
    await user.type(until, '2026-10-31');
    expect(until).toBeValid();
    await user.click(screen.getByRole('button', { name: '查看' }));
    await waitFor(() => expect(router.state.location.search).toBe('?type=income&from=2026-10-10&until=2026-10-31'));
    expect(await screen.findByRole('button', { name: '10月10日至10月31日' })).toHaveAttribute('aria-pressed', 'true');
    await waitFor(() =>
      expect(lastQuery('moneyLog').filter(([name]) => name === 'timeInterval[]')).toEqual([
        ['timeInterval[]', '2026-10-10'],
        ['timeInterval[]', '2026-10-31'],
      ]),
    );
  });
});

describe('the file', () => {
  const CSV = 'GET moneyLog/csv';
  const csv = '\uFEFF时间,类型\r\n';
  let saved: { name: string; file: Blob }[];

  beforeEach(() => {
    saved = [];
    const files: Blob[] = [];
    Object.assign(URL, {
      createObjectURL: (file: Blob) => `blob:${files.push(file) - 1}`,
      revokeObjectURL: () => undefined,
    });
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      const file = files[Number(this.href.slice('blob:'.length))];
      if (file) saved.push({ name: this.download, file });
    });
  });

  it('holds what is filtered, under a name that says so', async () => {
    server.serve({ [CSV]: () => new Response(csv, { headers: { 'Content-Type': 'text/csv' } }) });
    const { user, messages } = draw('?type=spending&way=balance&keyword=x&sort=largest&page=2');
    await user.click(await screen.findByRole('button', { name: '导出表格' }));
    await waitFor(() => expect(saved).toHaveLength(1));
    expect(saved[0]?.name).toBe('集市账单_2026-10-22_2026-11-20.csv');
    expect(Buffer.from((await saved[0]?.file.arrayBuffer()) ?? new ArrayBuffer()).toString()).toBe(csv);
    expect(lastQuery('moneyLog/csv')).toEqual([
      ['keyword', 'x'],
      ['timeInterval[]', '2026-10-22'],
      ['timeInterval[]', '2026-11-20'],
      ['type', '2'],
      ['pay_way', '0'],
    ]);
    expect(messages).toEqual([{ kind: 'success', text: '表格已下载' }]);
  });

  it('says why there is none', async () => {
    server.serve({ [CSV]: refuse('', 0, 503, 'unavailable') });
    const { user, messages } = draw();
    await user.click(await screen.findByRole('button', { name: '导出表格' }));
    await waitFor(() => expect(messages).toEqual([{ kind: 'error', text: '当前人数较多，请稍后重试' }]));
    expect(saved).toEqual([]);
  });

  it('is not offered of nothing', async () => {
    server.serve({ [BILLS]: bills() });
    draw();
    await screen.findByRole('heading', { name: '这段时间没有记录' });
    expect(screen.queryByRole('button', { name: '导出表格' })).toBeNull();
  });
});

describe('nothing to show', () => {
  it.each([
    ['', 0, '这段时间没有记录', '查看全部', '/user/finance/list?range=all'],
    ['?range=all', 0, '还没有账单', '去逛逛', '/product/list'],
    ['?range=all&type=income', 0, '没有符合条件的记录', '清除全部', '/user/finance/list?range=all'],
    ['?keyword=x', 0, '没有符合条件的记录', '清除全部', '/user/finance/list?range=all'],
    ['?type=income&page=9', 12, '这一页没有记录了', '回到第一页', '/user/finance/list?type=income'],
  ])('%j: %s', async (query, total, title, label, href) => {
    server.serve({ [BILLS]: aWireLedger(wirePage([], total, 10)) });
    draw(query);
    expect(await screen.findByRole('heading', { name: title })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: label })).toHaveAttribute('href', href);
  });

  it('shows its shape while loading', async () => {
    const never = () => new Promise<Response>(() => undefined);
    server.serve({ [BILLS]: never, [BALANCES]: never, 'GET user': never });
    draw();
    expect(await screen.findAllByText('加载中')).toHaveLength(2);
    expect(screen.getByRole('link', { name: '收入' })).toBeInTheDocument();
  });

  it('can be tried again after a failure', () =>
    expectRetry(server, { request: BILLS, draw, answer: bills(aWireBill({ id: 1 })), found: () => table() }));
});

it('speaks English', async () => {
  draw('', { lang: 'en' });
  const rows = within(await screen.findByRole('table', { name: 'Transactions' })).getAllByRole('row');
  expect(rows[1]).toHaveTextContent('−$26.90');
  expect(screen.getByText('In $348.00')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: '30 days' })).toHaveAttribute('aria-current', 'true');
});

it('is titled, and no search engine reads it', async () => {
  expect(await load(walletPage)).toEqual({ head: { title: '我的钱包', noIndex: true } });
});
