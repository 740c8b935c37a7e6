import { refuse, screen, shopServer, within } from '@jishi/testing';
import { aWireSecurityState, aWireUser } from '@jishi/testing/builders';
import { expect, it } from 'vitest';
import { draw } from '../../testing/draw.tsx';
import { SecurityScreen } from './security-screen.tsx';

const server = shopServer({
  'GET user': aWireUser({ email: 'xiaoman@shop.example' }),
  'GET user/security': aWireSecurityState(),
});
const row = async (name: string) => {
  const heading = await screen.findByRole('heading', { level: 3, name });
  const item = heading.closest('li');
  if (!item) throw new Error(`${name} stands in no row`);
  return within(item);
};

it('says how each stands, in words, and leads to where it is changed', async () => {
  draw(<SecurityScreen />);
  expect((await row('手机号')).getByText('138****0001')).toBeVisible();
  expect((await row('邮箱')).getByText('x***@shop.example')).toBeVisible();
  const password = await row('登录密码');
  expect(password.getByText('已设置密码')).toBeVisible();
  expect(password.getByText('上次修改：2026年7月20日')).toBeVisible();
  expect((await row('通行密钥')).getByText('2 把通行密钥')).toBeVisible();
  expect((await row('登录过的设备')).getByText('3 台设备在登录')).toBeVisible();
  const links = {
    '更换 手机号': '/user/cellphone',
    '修改 登录密码': '/user/password',
    '管理 通行密钥': '/user/passkeys',
  };
  for (const [name, address] of Object.entries(links)) {
    expect(screen.getByRole('link', { name })).toHaveAttribute('href', address);
  }
  expect(screen.getByRole('link', { name: '查看 登录过的设备' })).toHaveAttribute('href', '/user/devices');
  expect(screen.getByRole('link', { name: '了解注销' })).toHaveAttribute('href', '/user/cancel');
});

it.each([
  [{}, '账号很安全', '4 项中已完成 4 项'],
  [{ passkeys: 0 }, '账号比较安全', '4 项中已完成 3 项'],
  [{ passkeys: 0, has_password: false, password_changed_at: null }, '账号还可以更安全', '4 项中已完成 2 项'],
])('%j: %s', async (over, title, count) => {
  server.serve({ 'GET user/security': aWireSecurityState(over) });
  draw(<SecurityScreen />);
  expect(await screen.findByText(title)).toBeVisible();
  expect(screen.getByRole('img', { name: count })).toBeVisible();
});

it('names the next step and leads there', async () => {
  server.serve({ 'GET user/security': aWireSecurityState({ has_password: false, password_changed_at: null }) });
  draw(<SecurityScreen />);
  expect(await screen.findByRole('link', { name: /设一个登录密码/ })).toHaveAttribute('href', '/user/password');
  const password = await row('登录密码');
  expect(password.getByText('还没有设置密码')).toBeVisible();
  expect(password.getByRole('link', { name: '设置 登录密码' })).toBeVisible();
});

it('says "set" where it is not known since when, and "this device only"', async () => {
  server.serve({ 'GET user/security': aWireSecurityState({ password_changed_at: null, devices: 1 }) });
  draw(<SecurityScreen />);
  expect((await row('登录密码')).getByText('可以用密码登录')).toBeVisible();
  expect((await row('登录过的设备')).getByText('只有这台设备在登录')).toBeVisible();
});

it('leads only to pages the release has', async () => {
  draw(<SecurityScreen />, { has: () => false });
  await row('手机号');
  expect(screen.queryByRole('link')).toBeNull();
});

it('can be tried again when it did not load', async () => {
  server.serve({ 'GET user/security': refuse('', 0, 503, 'unavailable') });
  const { user } = draw(<SecurityScreen />);
  const retry = await screen.findByRole('button', { name: '重试' });
  server.serve({ 'GET user/security': aWireSecurityState() });
  await user.click(retry);
  expect((await row('通行密钥')).getByText('2 把通行密钥')).toBeVisible();
});

it('counts in English', async () => {
  server.serve({ 'GET user/security': aWireSecurityState({ passkeys: 1, devices: 2 }) });
  draw(<SecurityScreen />, { lang: 'en' });
  expect((await row('Passkeys')).getByText('1 passkey')).toBeVisible();
  expect((await row('Devices')).getByText('2 devices')).toBeVisible();
});
