import { refuse, screen, shopServer, waitFor } from '@jishi/testing';
import { expect, it } from 'vitest';
import { draw } from '../../testing/draw.tsx';
import { ScanScreen } from './scan-screen.tsx';

const uuid = '00000000-0000-4000-8000-000000000000';
const device = {
  user_agent: 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/142.0 Safari/537.36',
  ip: '203.0.113.7',
  created_at: '2026-11-20 10:00:00',
};
const server = shopServer({ 'POST sweepLogin/success': { state: 1, device, expires_in: 170 } });
const posted = (path: string) => server.asked.filter((one) => one.path === path);
const open = (id = uuid) => draw(<ScanScreen />, { path: `/pass/scan?uuid=${id}` });

it('says that the code was scanned, and shows who asks', async () => {
  open();
  expect(await screen.findByRole('heading', { level: 1, name: '允许这台设备登录吗？' })).toBeInTheDocument();
  expect(screen.getByText('Chrome · Windows')).toBeInTheDocument();
  expect(screen.getByText('203.0.113.7')).toBeInTheDocument();
  expect(screen.getByText('138****0001')).toBeInTheDocument();
  expect(posted('sweepLogin/success')).toMatchObject([{ body: { uuid } }]);
});

it.each([
  ['确认登录', 'sweepLogin/authorization', '已确认登录'],
  ['拒绝', 'sweepLogin/refuse', '已拒绝登录'],
])('%s', async (button, path, heading) => {
  server.serve({ [`POST ${path}`]: '已保存' });
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: button }));
  expect(await screen.findByRole('heading', { level: 1, name: heading })).toBeInTheDocument();
  expect(posted(path)).toMatchObject([{ body: { uuid } }]);
});

it.each([
  ['somebody else was first', { state: 2 }, '这个二维码被别人扫过了'],
  ['too late', { state: 3 }, '二维码已失效'],
])('%s', async (_, answer, heading) => {
  server.serve({ 'POST sweepLogin/success': answer });
  open();
  expect(await screen.findByRole('heading', { level: 1, name: heading })).toBeInTheDocument();
  expect(screen.queryByRole('button')).toBeNull();
});

it('is too late when the time runs out before the answer', async () => {
  server.serve({ 'POST sweepLogin/success': { state: 1, device, expires_in: 1 } });
  open();
  await screen.findByRole('button', { name: '确认登录' });
  expect(await screen.findByRole('heading', { name: '二维码已失效' }, { timeout: 4000 })).toBeInTheDocument();
});

it('is too late when the server says so', async () => {
  server.serve({ 'POST sweepLogin/authorization': refuse('二维码已过期，请刷新', -1, 401, 'conflict') });
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: '确认登录' }));
  expect(await screen.findByRole('heading', { name: '二维码已失效' })).toBeInTheDocument();
});

it('can be tried again when the connection failed', async () => {
  server.serve({ 'POST sweepLogin/authorization': refuse('出错了', 0, 500, 'unexpected') });
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: '确认登录' }));
  await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('出错了'));
  expect(screen.getByRole('button', { name: '确认登录' })).toBeEnabled();
});

it('can be loaded again', async () => {
  server.serve({ 'POST sweepLogin/success': refuse('出错了', 0, 500, 'unexpected') });
  const { user } = open();
  const retry = await screen.findByRole('button', { name: '重试' });
  server.serve({ 'POST sweepLogin/success': { state: 1, device, expires_in: 170 } });
  await user.click(retry);
  expect(await screen.findByRole('button', { name: '确认登录' })).toBeInTheDocument();
});

it('asks nothing about what is no code', () => {
  open('nonsense');
  expect(screen.getByRole('heading', { level: 1, name: '这不是集市的登录二维码' })).toBeInTheDocument();
  expect(server.asked).toEqual([]);
});
