import { refuse, screen, shopServer, waitFor, within } from '@jishi/testing';
import { aWireUser } from '@jishi/testing/builders';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { draw as drawCustomer } from '../../testing/draw.tsx';
import { MyDataScreen } from './my-data-screen.tsx';

const at = '2026-11-20 16:00:00';
const none = { state: 'none', asked_at: null, ready_at: null, expires_at: null, size: null, per_day: 3 };
const waiting = { ...none, state: 'waiting', asked_at: at };
const ready = { ...waiting, state: 'ready', ready_at: at, expires_at: '2026-11-21 16:00:00', size: 20_480 };
const CODE = '6f9619ff-8b86-4d11-b42d-00cf4fc964ff';

const server = shopServer({
  'GET user': aWireUser({ cellphone: '13800000001' }),
  'GET user/data': none,
  'GET user/proof': { seconds_left: 600, ways: ['password'] },
  'POST user/data': waiting,
  'POST user/data/link': CODE,
});
const saved: string[] = [];
beforeEach(() => {
  saved.length = 0;
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.href);
  });
});

const draw = (options: Parameters<typeof drawCustomer>[1] = {}) =>
  drawCustomer(<MyDataScreen />, { path: '/user/data', ...options });
const asks = (path: string) => server.asked.filter((one) => one.method === 'POST' && one.path === path);
const button = (name: string) => screen.findByRole('button', { name });

describe('the file', () => {
  it('is asked for, followed while it is made, and shown when it is ready', async () => {
    const { user } = draw();
    expect(screen.getByRole('heading', { level: 1, name: '我的数据' })).toBeInTheDocument();
    expect(await screen.findByText('每天最多申请 3 次；重新申请会替换上一个文件。')).toBeInTheDocument();
    server.serve({ 'GET user/data': ready });
    await user.click(await button('申请数据文件'));
    expect(await screen.findByText('正在整理你的数据')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /申请/ })).toBeNull();
    expect(await screen.findByText('数据文件已准备好', {}, { timeout: 4000 })).toBeInTheDocument();
    expect(screen.getByRole('status')).toHaveTextContent('20 KB · 2026年11月21日 16:00 前可以下载，之后自动删除');
    expect(asks('user/data')).toHaveLength(1);
  });

  it('is fetched by an address of its own', async () => {
    server.serve({ 'GET user/data': ready });
    const { user } = draw();
    await user.click(await button('下载'));
    await waitFor(() => expect(saved).toEqual([expect.stringMatching(new RegExp(`/user/data/file/${CODE}$`))]));
  });

  it.each([
    ['申请数据文件', none, 'user/data'],
    ['下载', ready, 'user/data/link'],
  ])('asks who is there before “%s”, when that was long ago', async (name, state, path) => {
    server.serve({
      'GET user/data': state,
      'GET user/proof': { seconds_left: 0, ways: ['password'] },
      'POST user/proof': '身份验证通过',
    });
    const { user } = draw();
    await user.click(await button(name));
    expect(await screen.findByText(/只能交给你本人/)).toBeInTheDocument();
    expect(asks(path)).toEqual([]);
    await user.type(screen.getByLabelText(/密码/, { selector: 'input' }), 'tea-house-1');
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: '验证' }));
    await waitFor(() => expect(asks(path)).toHaveLength(1));
  });

  it('says that it was asked for too often', async () => {
    server.serve({ 'POST user/data': refuse('每天最多申请 3 次，请明天再试', 50004, 401, 'conflict') });
    const { user } = draw();
    await user.click(await button('申请数据文件'));
    expect(await screen.findByText('每天最多申请 3 次，请明天再试')).toBeInTheDocument();
  });

  it('says that it went while the page was open', async () => {
    server.serve({ 'GET user/data': ready, 'POST user/data/link': refuse('', 50000, 404, 'not-found') });
    const { user } = draw();
    const download = await button('下载');
    server.serve({ 'GET user/data': none });
    await user.click(download);
    expect(await screen.findByText('文件已过期，请重新申请')).toBeInTheDocument();
    expect(await button('申请数据文件')).toBeInTheDocument();
    expect(saved).toEqual([]);
  });

  it('can be asked for again when nothing became of it', async () => {
    server.serve({ 'GET user/data': { ...waiting, state: 'failed' } });
    draw();
    expect(await screen.findByText('这次没有整理成功')).toBeInTheDocument();
    expect(await button('重新申请')).toBeEnabled();
  });

  it('can be tried again when it cannot be known', async () => {
    server.serve({ 'GET user/data': refuse('', 0, 503, 'unavailable') });
    const { user } = draw();
    await screen.findByRole('alert');
    server.serve({ 'GET user/data': none });
    await user.click(screen.getByRole('button', { name: '重试' }));
    expect(await screen.findByText('还没有数据文件')).toBeInTheDocument();
  });
});

it('says what is in it, what is not, and leads on', async () => {
  draw({ lang: 'en' });
  expect(screen.getByRole('region', { name: 'What is in it' })).toBeInTheDocument();
  expect(screen.getByText(/^Passwords, tokens, keys and codes are not in it/)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Close account' })).toHaveAttribute('href', '/user/cancel');
  await button('Ask for the file');
});
