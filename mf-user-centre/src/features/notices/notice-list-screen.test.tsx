import { expectRetry, expectShape, refuse, screen, shopServer, waitFor, wirePage, within } from '@jishi/testing';
import { aWireNotice } from '@jishi/testing/builders';
import { expect, it } from 'vitest';
import { draw as drawCustomer } from '../../testing/draw.tsx';
import { NoticeListScreen } from './notice-list-screen.tsx';

const [FIRST, SECOND] = ['00000000-0000-4000-8000-000000000001', '00000000-0000-4000-8000-000000000002'];
const LIST = 'GET notification';
const unread = aWireNotice({ id: FIRST });
const read = aWireNotice({ id: SECOND, read_at: '2026-11-20 11:00:00', data: { type: 2, title: '付款成功' } });
const server = shopServer({ [LIST]: wirePage([unread, read]), 'GET notification/unread': 1 });
const draw = (query = '', options: Parameters<typeof drawCustomer>[1] = {}) =>
  drawCustomer(<NoticeListScreen />, { path: `/user/notice/list${query}`, ...options });
const asked = (path: string) => server.asked.filter((call) => call.path === path);
const select = (title: string) => screen.getByRole('checkbox', { name: new RegExp(`^选中 ${title}`) });

it('lists messages with their kind and time, and marks the unread ones', async () => {
  draw();
  expect(screen.getByRole('heading', { level: 1, name: '消息' })).toBeInTheDocument();
  const link = await screen.findByRole('link', { name: '未读 商品已发货' });
  expect(link).toHaveAttribute('href', `/user/notice/detail?id=${FIRST}`);
  expect(screen.getByRole('link', { name: '付款成功' })).toBeInTheDocument();
  const [first, second] = screen.getAllByRole('listitem');
  expect(first).toHaveTextContent('系统消息2026年11月20日 10:00');
  expect(second).toHaveTextContent('交易消息');
});

it.each([
  ['', { page: '1', limit: '10', sort: '-created_at', pc: 'true' }],
  ['?page=3&size=20&sort=oldest', { page: '3', limit: '20', sort: '+created_at', pc: 'true' }],
])('asks for the page of %j, and reads nothing by that', async (query, params) => {
  draw(query);
  await screen.findByRole('link', { name: '付款成功' });
  expect(Object.fromEntries(asked('notification')[0]?.query ?? [])).toEqual(params);
});

it('turns the order around from the first page on', async () => {
  draw('?page=3');
  const link = await screen.findByRole('link', { name: '先看最早的' });
  expect(link).toHaveAttribute('href', '/user/notice/list?sort=oldest');
});

it('marks the chosen ones as read, and tells it', async () => {
  server.serve({ 'POST notification/read/0': 'ok' });
  const { user, shop, messages } = draw();
  const heard: unknown[] = [];
  shop.bus.listen('notice:read', (payload) => heard.push(payload));
  await screen.findByRole('link', { name: '未读 商品已发货' });
  await user.click(select('商品已发货'));
  server.serve({ [LIST]: wirePage([{ ...unread, read_at: '2026-11-20 12:00:00' }, read]) });
  await user.click(screen.getByRole('button', { name: '标为已读' }));
  expect(await screen.findByRole('link', { name: '商品已发货' })).toBeInTheDocument();
  expect(asked('notification/read/0')[0]?.body).toEqual([{ id: FIRST }]);
  await waitFor(() => expect(messages).toEqual([{ kind: 'success', text: '已标为已读' }]));
  expect(heard).toEqual([{}]);
  expect(select('商品已发货')).not.toBeChecked();
});

it('marks all there are as read', async () => {
  const { user, messages } = draw();
  await user.click(await screen.findByRole('button', { name: '全部已读' }));
  await waitFor(() => expect(messages).toEqual([{ kind: 'success', text: '已标为已读' }]));
  expect(asked('notification').map(({ query }) => query.get('pc'))).toEqual(['true', null, 'true']);
});

it('selects all, none, and the others', async () => {
  const { user } = draw();
  await screen.findByRole('link', { name: '付款成功' });
  const chosen = () => screen.getAllByRole('checkbox', { name: /^选中/, checked: true }).length;
  const none = () => screen.queryAllByRole('checkbox', { checked: true });
  const all = screen.getByRole('checkbox', { name: '全选' });
  await user.click(all);
  expect(chosen()).toBe(2);
  await user.click(all);
  expect(none()).toEqual([]);
  await user.click(select('付款成功'));
  expect(all).toBePartiallyChecked();
  await user.click(screen.getByRole('button', { name: '反选' }));
  expect(select('商品已发货')).toBeChecked();
  expect(select('付款成功')).not.toBeChecked();
});

it.each(['标为已读', '删除'])('%s asks for a choice first', async (name) => {
  const { user, messages } = draw();
  await user.click(await screen.findByRole('button', { name }));
  expect(messages).toEqual([{ kind: 'error', text: '请先选择内容' }]);
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('deletes after a question, and goes to the first page', async () => {
  server.serve({ 'POST notification/destroy/0': 'ok' });
  const { user, messages, router } = draw('?page=2');
  await screen.findByRole('link', { name: '付款成功' });
  await user.click(screen.getByRole('checkbox', { name: '全选' }));
  await user.click(screen.getByRole('button', { name: '删除' }));
  const question = within(screen.getByRole('dialog', { name: '删除选中的 2 条消息？' }));
  expect(question.getByRole('button', { name: '再想想' })).toHaveFocus();
  server.serve({ [LIST]: wirePage([]) });
  await user.click(question.getByRole('button', { name: '删除' }));
  await waitFor(() => expect(router.state.location.search).toBe(''));
  await waitFor(() => expect(screen.getByRole('heading', { name: '还没有消息' })).toBeInTheDocument());
  expect(asked('notification/destroy/0')[0]?.body).toEqual([{ id: FIRST }, { id: SECOND }]);
  expect(messages).toEqual([{ kind: 'success', text: '已删除' }]);
});

it('tells refusals: in the question, and as a message', async () => {
  const refusal = refuse('系统繁忙，请稍后再试', -1);
  server.serve({ 'POST notification/destroy/0': refusal, 'POST notification/read/0': refusal });
  const { user, messages } = draw();
  await screen.findByRole('link', { name: '付款成功' });
  await user.click(select('付款成功'));
  await user.click(screen.getByRole('button', { name: '标为已读' }));
  await waitFor(() => expect(messages).toEqual([{ kind: 'error', text: '系统繁忙，请稍后再试' }]));
  await user.click(screen.getByRole('button', { name: '删除' }));
  const question = within(screen.getByRole('dialog'));
  await user.click(question.getByRole('button', { name: '删除' }));
  expect(await question.findByText('系统繁忙，请稍后再试')).toBeInTheDocument();
});

it('leads back from a page past the end', async () => {
  server.serve({ [LIST]: wirePage([], 12, 10) });
  draw('?page=9&sort=oldest');
  expect(await screen.findByRole('link', { name: '回到第一页' })).toHaveAttribute(
    'href',
    '/user/notice/list?sort=oldest',
  );
});

it('shows its shape while loading', () => expectShape(server, LIST, draw));

it('can be tried again after a failure', () =>
  expectRetry(server, {
    request: LIST,
    draw,
    answer: wirePage([read]),
    found: () => screen.findByRole('link', { name: '付款成功' }),
  }));

it('speaks English', async () => {
  const { user } = draw('', { lang: 'en' });
  expect(await screen.findByRole('link', { name: 'Unread 商品已发货' })).toBeInTheDocument();
  await user.click(screen.getByRole('checkbox', { name: 'Select 付款成功, 20 Nov 2026, 10:00' }));
  await user.click(screen.getByRole('button', { name: 'Delete' }));
  expect(screen.getByRole('dialog', { name: 'Delete 1 message?' })).toBeInTheDocument();
});
