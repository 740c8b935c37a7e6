import { expectRetry, refuse, screen, shopServer, waitFor, wirePage, within } from '@jishi/testing';
import { aWireFavouriteList, aWireSavedGood } from '@jishi/testing/builders';
import { expect, it } from 'vitest';
import { draw as drawCustomer } from '../../testing/draw.tsx';
import { FavouritesScreen } from './favourites-screen.tsx';

const kitchen = aWireFavouriteList({ id: 3, name: '厨房', number: 1 });
const server = shopServer({
  'GET collect': wirePage([aWireSavedGood({ id: 1 }), aWireSavedGood({ id: 2 })]),
  'GET collectList': [kitchen, aWireFavouriteList({ id: 4, name: '书房' })],
  'GET collectList/3': wirePage([aWireSavedGood({ id: 1 })]),
  'GET collectList/4': wirePage([]),
});
const draw = (query = '', options: Parameters<typeof drawCustomer>[1] = {}) =>
  drawCustomer(<FavouritesScreen />, { path: `/user/collect${query}`, ...options });
const tiles = async () => within(await screen.findByRole('navigation', { name: '收藏夹' }));
const dialog = () => within(screen.getByRole('dialog'));
const lastAsked = () => server.asked.filter(({ method }) => method === 'POST').at(-1);

it('stand beside all favourites, with what is in them', async () => {
  draw();
  const row = await tiles();
  expect(row.getByRole('link', { name: '全部收藏 2 件' })).toHaveAttribute('aria-current', 'page');
  expect(row.getByRole('link', { name: '厨房 1 件' })).toHaveAttribute('href', '/user/collect?list=3');
  expect(row.getByRole('link', { name: '书房 0 件' })).not.toHaveAttribute('aria-current');
});

it('are shown by the address', async () => {
  draw('?list=3');
  expect(await screen.findByRole('heading', { level: 2, name: '厨房' })).toBeInTheDocument();
  expect(await screen.findByRole('link', { name: '看过的商品 1' })).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: '看过的商品 2' })).toBeNull();
});

it('say that they are empty, and that one is gone', async () => {
  draw('?list=4');
  expect(await screen.findByRole('heading', { name: '“书房”还是空的' })).toBeInTheDocument();
  server.serve({ 'GET collectList/9': refuse('该内容已不存在', 50000, 404, 'not-found') });
  draw('?list=9');
  expect(await screen.findByRole('heading', { name: '这个收藏夹不在了' })).toBeInTheDocument();
});

it('are made, and shown then', async () => {
  server.serve({ 'POST collectList': { id: 4 } });
  const { user, messages, router } = draw();
  await user.click((await tiles()).getByRole('button', { name: '新建收藏夹' }));
  const name = await screen.findByRole('textbox', { name: '名称' });
  expect(name).toHaveFocus();
  await user.click(dialog().getByRole('button', { name: '新建' }));
  expect(await dialog().findByText('请起个名字')).toBeInTheDocument();
  await user.type(name, ' 书房 {Enter}');
  await waitFor(() => expect(router.state.location.search).toBe('?list=4'));
  expect(lastAsked()).toMatchObject({ path: 'collectList', body: { name: '书房' } });
  expect(messages).toEqual([{ kind: 'success', text: '已新建“书房”' }]);
});

it('keep what was typed when the name is taken', async () => {
  server.serve({ 'POST collectList/3/rename': refuse('你已经有同名的收藏夹了', 50004, 401, 'conflict') });
  const { user } = draw('?list=3');
  await user.click(await screen.findByRole('button', { name: '重命名' }));
  const name = await screen.findByRole('textbox', { name: '名称' });
  await user.clear(name);
  await user.type(name, '书房{Enter}');
  expect(await dialog().findByText('你已经有同名的收藏夹了')).toBeInTheDocument();
  expect(name).toHaveValue('书房');
});

it('are deleted after a question that says what becomes of the goods', async () => {
  server.serve({ 'POST collectList/3/destroy': 'ok' });
  const { user, messages, router } = draw('?list=3');
  await user.click(await screen.findByRole('button', { name: '删除' }));
  expect(dialog().getByText('里面的商品还在“全部收藏”里。')).toBeInTheDocument();
  await user.click(dialog().getByRole('button', { name: '删除' }));
  await waitFor(() => expect(router.state.location.search).toBe(''));
  await waitFor(() => expect(messages).toEqual([{ kind: 'success', text: '已删除“厨房”' }]));
});

it('take a product in by keyboard, and out', async () => {
  const lists = [kitchen, aWireFavouriteList({ id: 4, name: '书房', has_good: true })];
  server.serve({ 'GET collectList': lists, 'POST collectList/3/good': 'ok' });
  const { user } = draw();
  await user.click(await screen.findByRole('button', { name: '放进收藏夹：看过的商品 1' }));
  const box = await screen.findByRole('checkbox', { name: '厨房 1 件' });
  expect([box, screen.getByRole('checkbox', { name: /书房/ })].map((one) => (one as HTMLInputElement).checked)).toEqual(
    [false, true],
  );
  server.serve({ 'GET collectList': lists.map((list) => ({ ...list, has_good: true })) });
  box.focus();
  await user.keyboard(' ');
  await waitFor(() => expect(box).toBeChecked());
  expect(lastAsked()).toMatchObject({ path: 'collectList/3/good', body: { good_id: 101, is_in: true } });
});

it('say beside the box why a product is not in', async () => {
  server.serve({ 'POST collectList/3/good': refuse('这个收藏夹已放满 100 件', 50004, 401, 'conflict') });
  const { user } = draw();
  await user.click(await screen.findByRole('button', { name: '放进收藏夹：看过的商品 1' }));
  const box = await screen.findByRole('checkbox', { name: '厨房 1 件' });
  await user.click(box);
  expect(await screen.findByText('这个收藏夹已放满 100 件')).toBeInTheDocument();
  expect(box).not.toBeChecked();
});

it('are made for a product', async () => {
  server.serve({ 'POST collectList': { id: 7 }, 'POST collectList/7/good': 'ok' });
  const { user } = draw();
  await user.click(await screen.findByRole('button', { name: '放进收藏夹：看过的商品 1' }));
  const name = await screen.findByRole('textbox', { name: '新收藏夹' });
  await user.type(name, '送妈妈{Enter}');
  await waitFor(() => expect(name).toHaveValue(''));
  expect(lastAsked()).toMatchObject({ path: 'collectList/7/good', body: { good_id: 101, is_in: true } });
});

it('let a product go, and take it back by the message', async () => {
  server.serve({ 'POST collectList/3/good': 'ok' });
  const { user, messages } = draw('?list=3');
  await user.click(await screen.findByRole('button', { name: '从“厨房”拿出：看过的商品 1' }));
  await waitFor(() => expect(messages).toMatchObject([{ text: '已从“厨房”拿出', action: { label: '撤销' } }]));
  expect(lastAsked()).toMatchObject({ body: { good_id: 101, is_in: false } });
  messages[0]?.action?.run();
  await waitFor(() => expect(messages.at(-1)).toEqual({ kind: 'success', text: '已放进“厨房”' }));
});

it('are shared under a name or none, and no longer', async () => {
  const link = { token: 'abc', from: '', expires_at: '2026-12-29 10:00:00' };
  server.serve({ 'POST collectList/3/share': link, 'POST collectList/3/unshare': 'ok' });
  const { user, messages } = draw('?list=3');
  await user.click(await screen.findByRole('button', { name: '分享' }));
  expect(await screen.findByText(/不用登录/)).toBeInTheDocument();
  server.serve({ 'GET collectList': [{ ...kitchen, link }] });
  await user.click(dialog().getByRole('button', { name: '生成链接' }));
  const address = await screen.findByRole<HTMLInputElement>('textbox', { name: '链接' });
  expect(address.value).toMatch(/\/favourites\/shared\?list=abc$/);
  expect(server.asked.find(({ path }) => path === 'collectList/3/share')?.body).toEqual({ from: '' });
  await user.click(dialog().getByRole('button', { name: '停止分享' }));
  const question = within(screen.getByRole('dialog', { name: '停止分享“厨房”？' }));
  server.serve({ 'GET collectList': [kitchen] });
  await user.click(question.getByRole('button', { name: '停止分享' }));
  await waitFor(() => expect(messages).toEqual([{ kind: 'success', text: '已停止分享' }]));
  expect(await screen.findByRole('textbox', { name: /^署名/ })).toBeInTheDocument();
});

it('can be asked for again', () =>
  expectRetry(server, {
    request: 'GET collectList',
    draw,
    answer: [kitchen],
    found: () => screen.findByRole('link', { name: '厨房 1 件' }),
  }));

it('speak English', async () => {
  draw('?list=3', { lang: 'en' });
  expect(await screen.findByRole('link', { name: '厨房 1 item' })).toBeInTheDocument();
  expect(await screen.findByRole('button', { name: 'Take out of “厨房”: 看过的商品 1' })).toBeInTheDocument();
});
