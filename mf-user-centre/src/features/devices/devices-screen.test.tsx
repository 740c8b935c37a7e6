import { expectRetry, refuse, screen, shopServer, waitFor, within } from '@jishi/testing';
import { aWireDevice } from '@jishi/testing/builders';
import { expect, it } from 'vitest';
import { draw } from '../../testing/draw.tsx';
import { DevicesScreen } from './devices-screen.tsx';

const iPhone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Mobile/15E148 Safari/604.1';
const phone = aWireDevice({ id: 2, user_agent: iPhone, ip: '192.168.1.20' });
const here = aWireDevice({ id: 1, is_current: true });
const unknown = aWireDevice({ id: 3, user_agent: null, ip: null });
const server = shopServer({ 'GET user/devices': [phone, here, unknown] });
const posted = (path: string) => server.asked.filter((one) => one.method === 'POST' && one.path === path);
const dialog = () => within(screen.getByRole('dialog'));

it('shows each with browser, network and last use, this one first and without a button', async () => {
  draw(<DevicesScreen />);
  const [first, second, third] = await screen.findAllByRole('listitem');
  expect(first).toHaveTextContent('macOS 上的 Chrome 本机互联网 125.118.×.× · 2026年11月20日 10:00 登录正在使用');
  expect(within(first as HTMLElement).queryByRole('button')).toBeNull();
  expect(second).toHaveTextContent(
    'iPhone 上的 Safari 内部网络 192.168.×.× · 2026年11月20日 10:00 登录上次使用 2026年11月23日 09:12',
  );
  expect(third).toHaveTextContent('未知设备 网络未知');
  expect(document.body).not.toHaveTextContent('125.118.33.44');
});

it('signs one out after a question', async () => {
  server.serve({ 'POST user/devices/end': 'ok' });
  const { user, messages } = draw(<DevicesScreen />);
  await user.click(await screen.findByRole('button', { name: '让它退出：iPhone 上的 Safari' }));
  expect(dialog().getByText(/iPhone 上的 Safari，内部网络 192\.168/)).toBeVisible();
  expect(posted('user/devices/end')).toEqual([]);
  server.serve({ 'GET user/devices': [here, unknown] });
  await user.click(dialog().getByRole('button', { name: '让它退出' }));
  await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(2));
  expect(posted('user/devices/end')[0]?.body).toEqual({ id: 2 });
  expect(messages).toContainEqual({ kind: 'success', text: '已让它退出登录' });
});

it('keeps the question open with the reason of a refusal', async () => {
  server.serve({ 'POST user/devices/end': refuse('该内容已不存在', 50000, 404, 'not-found') });
  const { user } = draw(<DevicesScreen />);
  await user.click(await screen.findByRole('button', { name: '让它退出：iPhone 上的 Safari' }));
  await user.click(dialog().getByRole('button', { name: '让它退出' }));
  expect(await dialog().findByText('该内容已不存在')).toBeVisible();
});

it('signs all others out after a question that counts them', async () => {
  server.serve({ 'POST user/devices/endOthers': 'ok' });
  const { user, messages } = draw(<DevicesScreen />);
  await user.click(await screen.findByRole('button', { name: '其他设备全部退出' }));
  expect(screen.getByRole('dialog', { name: '让其他 2 台设备全部退出？' })).toBeVisible();
  server.serve({ 'GET user/devices': [here] });
  await user.click(dialog().getByRole('button', { name: '其他设备全部退出' }));
  expect(await screen.findByText('没有别的设备登录着。')).toBeVisible();
  expect(screen.queryByRole('button', { name: '其他设备全部退出' })).toBeNull();
  expect(messages).toContainEqual({ kind: 'success', text: '其他设备已全部退出登录' });
});

it('can be tried again when it did not load', () =>
  expectRetry(server, {
    request: 'GET user/devices',
    draw: () => draw(<DevicesScreen />),
    answer: [here],
    found: () => screen.findByText('本机'),
  }));

it('speaks English', async () => {
  const { user } = draw(<DevicesScreen />, { lang: 'en' });
  expect(await screen.findByText(/Private network 192\.168\.×\.× ·/)).toHaveTextContent(/logged in 20 Nov 2026, 10:00/);
  await user.click(screen.getByRole('button', { name: 'Log out all others' }));
  expect(screen.getByRole('dialog', { name: 'Log all 2 other devices out?' })).toBeVisible();
});
