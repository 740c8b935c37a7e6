import { act, refuse, screen, shopServer, waitFor, within } from '@jishi/testing';
import { aWirePasskey, aWireUser } from '@jishi/testing/builders';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { draw } from '../../testing/draw.tsx';
import { PasskeysScreen } from './passkeys-screen.tsx';

const startRegistration = vi.hoisted(() => vi.fn());
vi.mock('@simplewebauthn/browser', () => ({ startRegistration }));

const mac = aWirePasskey({ id: 1, name: '小满的电脑', last_used_at: '2026-11-23 09:12:00', is_synced: true });
const key = aWirePasskey({ id: 2, name: '安全钥匙' });
const options = { challenge: 'x', rp: { name: '集市' } };
const server = shopServer({
  'GET user/passkeys': [mac, key],
  'GET user': aWireUser(),
  'GET user/proof': { seconds_left: 600, ways: ['password'] },
  'POST user/passkeys/options': { challenge: 'c', options },
});
const posted = (path: string) => server.asked.filter((one) => one.method === 'POST' && one.path === path);
const dialog = () => within(screen.getByRole('dialog'));
const addButton = () => screen.findByRole('button', { name: '添加通行密钥' });

beforeEach(() => {
  vi.stubGlobal('PublicKeyCredential', function PublicKeyCredential() {});
  startRegistration.mockReset();
});

it('shows each with since when and last use', async () => {
  draw(<PasskeysScreen />);
  const [first, second] = await screen.findAllByRole('listitem');
  expect(first).toHaveTextContent('小满的电脑2026年8月14日添加 · 上次使用 2026年11月23日 09:12已同步');
  expect(second).toHaveTextContent('安全钥匙2026年8月14日添加 · 还没用过可用');
});

describe('adding', () => {
  it('names the key, lets the device make it, and shows it', async () => {
    startRegistration.mockResolvedValue({ id: 'made' });
    server.serve({ 'GET user/passkeys': [], 'POST user/passkeys': key });
    const { user, messages } = draw(<PasskeysScreen />);
    expect(await screen.findByText('还没有通行密钥')).toBeVisible();
    await user.click(await addButton());
    const name = await screen.findByLabelText('名字');
    expect(name).not.toHaveValue('');
    await user.clear(name);
    await user.click(dialog().getByRole('button', { name: '继续' }));
    expect(name).toHaveAccessibleDescription(expect.stringContaining('给通行密钥起个名字'));
    await user.type(name, '安全钥匙');
    expect(name).toBeValid();
    server.serve({ 'GET user/passkeys': [key] });
    await user.click(dialog().getByRole('button', { name: '继续' }));
    expect(await screen.findByRole('heading', { name: '安全钥匙' })).toBeVisible();
    expect(startRegistration).toHaveBeenCalledWith({ optionsJSON: options });
    expect(posted('user/passkeys')[0]?.body).toEqual({ challenge: 'c', name: '安全钥匙', credential: { id: 'made' } });
    expect(messages).toContainEqual({ kind: 'success', text: '已添加通行密钥' });
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('asks first who is there when the proof would not outlive the device', async () => {
    server.serve({ 'GET user/proof': { seconds_left: 299, ways: ['password'] }, 'POST user/proof': 'ok' });
    const { user } = draw(<PasskeysScreen />);
    await user.click(await addButton());
    expect(await screen.findByRole('dialog', { name: '先确认是你本人' })).toBeVisible();
    await user.type(dialog().getByLabelText('登录密码'), 'jishi123{Enter}');
    expect(await screen.findByRole('dialog', { name: '添加通行密钥' })).toBeVisible();
  });

  it.each([
    [Object.assign(new Error('no'), { name: 'NotAllowedError' }), /没有添加成功/],
    [Object.assign(new Error('no'), { name: 'InvalidStateError' }), '这台设备已经有这个账号的通行密钥了。'],
  ])('%s: says so, and can be tried again', async (error, sentence) => {
    startRegistration.mockRejectedValue(error);
    const { user } = draw(<PasskeysScreen />);
    await user.click(await addButton());
    await user.click(await dialog().findByRole('button', { name: '继续' }));
    expect(await dialog().findByText(sentence)).toBeVisible();
    expect(dialog().getByRole('button', { name: '继续' })).toBeEnabled();
    expect(posted('user/passkeys')).toEqual([]);
  });

  it('tells what the server says against it', async () => {
    startRegistration.mockResolvedValue({ id: 'made' });
    server.serve({ 'POST user/passkeys': refuse('操作超时，请重试', 50003) });
    const { user } = draw(<PasskeysScreen />);
    await user.click(await addButton());
    await user.click(await dialog().findByRole('button', { name: '继续' }));
    expect(await dialog().findByText('操作超时，请重试')).toBeVisible();
  });

  it('is not offered to a browser that has none, and says why', async () => {
    vi.stubGlobal('PublicKeyCredential', undefined);
    draw(<PasskeysScreen />);
    expect(await screen.findByText(/不支持通行密钥/)).toBeVisible();
    expect(screen.queryByRole('button', { name: '添加通行密钥' })).toBeNull();
  });

  it('is not offered when there are as many as may be', async () => {
    server.serve({ 'GET user/passkeys': Array.from({ length: 20 }, (_, place) => aWirePasskey({ id: place + 1 })) });
    draw(<PasskeysScreen />);
    expect(await screen.findByText(/最多 20 把/)).toBeVisible();
    expect(screen.queryByRole('button', { name: '添加通行密钥' })).toBeNull();
  });
});

it('renames', async () => {
  server.serve({ 'POST user/passkeys/rename': 'ok' });
  const { user, messages } = draw(<PasskeysScreen />);
  await user.click(await screen.findByRole('button', { name: '给 安全钥匙 改名' }));
  const name = dialog().getByLabelText('名字');
  expect(name).toHaveValue('安全钥匙');
  await user.clear(name);
  server.serve({ 'GET user/passkeys': [mac, { ...key, name: '钥匙串' }] });
  await user.type(name, '钥匙串{Enter}');
  expect(await screen.findByRole('heading', { name: '钥匙串' })).toBeVisible();
  expect(posted('user/passkeys/rename')[0]?.body).toEqual({ id: 2, name: '钥匙串' });
  expect(messages).toContainEqual({ kind: 'success', text: '名字已改' });
});

it('asks before it is left with another name typed', async () => {
  const { user, router } = draw(<PasskeysScreen />, { path: '/user/passkeys' });
  await user.click(await screen.findByRole('button', { name: '给 安全钥匙 改名' }));
  await user.type(dialog().getByLabelText('名字'), '二号');
  await act(() => router.navigate('/user/portal'));
  await user.click(await screen.findByRole('button', { name: '留下继续填' }));
  expect(dialog().getByLabelText('名字')).toHaveValue('安全钥匙二号');
  expect(router.state.location.pathname).toBe('/user/passkeys');
});

it('removes after a question', async () => {
  server.serve({ 'POST user/passkeys/destroy': 'ok' });
  const { user, messages } = draw(<PasskeysScreen />);
  await user.click(await screen.findByRole('button', { name: '移除 安全钥匙' }));
  expect(dialog().getByText(/“安全钥匙”以后不能再登录/)).toBeVisible();
  server.serve({ 'GET user/passkeys': [mac] });
  await user.click(dialog().getByRole('button', { name: '移除' }));
  await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(1));
  expect(posted('user/passkeys/destroy')[0]?.body).toEqual({ id: 2 });
  expect(messages).toContainEqual({ kind: 'success', text: '已移除通行密钥' });
});
