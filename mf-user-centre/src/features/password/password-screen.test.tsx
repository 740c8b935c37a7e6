import { refuse, screen, shopServer, waitFor, within } from '@jishi/testing';
import { aWireSecurityState, aWireUser } from '@jishi/testing/builders';
import { describe, expect, it } from 'vitest';
import { draw as drawCustomer } from '../../testing/draw.tsx';
import { PasswordScreen } from './password-screen.tsx';

const server = shopServer({
  'GET user': aWireUser(),
  'GET user/security': aWireSecurityState({ passkeys: 0 }),
  'POST amendPassword': '已保存',
});
const posted = (path: string) => server.asked.filter((one) => one.method === 'POST' && one.path === path);
const draw = (options: Parameters<typeof drawCustomer>[1] = {}) =>
  drawCustomer(<PasswordScreen />, { path: '/user/password', ...options });
const save = () => screen.getByRole('button', { name: /^(保存新密码|设置密码)$/ });
type Typed = { current?: string; password: string; repeated?: string };

async function fill({ user }: ReturnType<typeof draw>, { current, password, repeated = password }: Typed) {
  await screen.findByLabelText('新密码');
  if (current) await user.type(screen.getByLabelText('当前密码'), current);
  await user.type(screen.getByLabelText('新密码'), password);
  await user.type(screen.getByLabelText('再次输入密码'), repeated);
  await user.click(save());
}

describe('another password', () => {
  it('is saved with the current one, says what it has ended, and empties the form', async () => {
    const view = draw();
    await fill(view, { current: 'jishi123', password: 'Tea-house-2026' });
    await waitFor(() =>
      expect(view.messages).toContainEqual({ kind: 'success', text: '密码已修改，其他设备已退出登录' }),
    );
    expect(posted('amendPassword').map(({ body }) => body)).toEqual([
      { nowPassword: 'jishi123', password: 'Tea-house-2026', rPassword: 'Tea-house-2026', keep_device: true },
    ]);
    expect(screen.getByLabelText('当前密码')).toHaveValue('');
  });

  it.each<[Typed, string, string]>([
    [{ password: 'tea-house-1' }, '当前密码', '请填写当前密码'],
    [{ current: 'jishi123', password: '12345' }, '新密码', '密码至少 6 位'],
    [{ current: 'jishi123', password: 'jishi123' }, '新密码', '新密码要与当前密码不同'],
    [{ current: 'jishi123', password: 'tea-house-1', repeated: 'x' }, '再次输入密码', '两次填写的密码不一样'],
  ])('%j is refused here, in its field', async (typed, field, message) => {
    const view = draw();
    await fill(view, typed);
    const input = screen.getByLabelText(field);
    expect(input).toBeInvalid();
    expect(input).toHaveAccessibleDescription(expect.stringContaining(message));
    expect(input).toHaveFocus();
    expect(posted('amendPassword')).toEqual([]);
  });

  it('is as long as this shop asks for', async () => {
    server.serve({ 'GET user/security': aWireSecurityState({ password_min: 12 }) });
    const view = draw();
    await fill(view, { current: 'jishi123', password: 'tea-house-1' });
    expect(screen.getByLabelText('新密码')).toHaveAccessibleDescription(/密码至少 12 位.*至少 12 位/);
  });

  it.each([
    ['当前密码', refuse('当前密码不对', 50001)],
    ['新密码', refuse('这个密码太常见，容易被猜到，请换一个', 50004)],
  ])('what the server refuses is told in its field, and everything is kept: %s', async (field, refusal) => {
    server.serve({ 'POST amendPassword': refusal });
    const view = draw();
    await fill(view, { current: 'jishi123', password: 'qwerty123' });
    await waitFor(() => expect(screen.getByLabelText(field)).toBeInvalid());
    expect(screen.getByLabelText('当前密码')).toHaveValue('jishi123');
    expect(screen.getByLabelText('新密码')).toHaveValue('qwerty123');
  });

  it('tells its strength in a word, is shown on request, and is known to password managers', async () => {
    const { user, container } = draw();
    const field = await screen.findByLabelText('新密码');
    await user.click(field);
    await user.paste('Tea-house-2026');
    expect(screen.getByText('强')).toBeVisible();
    const [, shown] = screen.getAllByRole('button', { name: '显示密码' });
    if (!shown) throw new Error('nothing shows the new password');
    await user.click(shown);
    expect(field).toHaveAttribute('type', 'text');
    expect(field).toHaveAttribute('autocomplete', 'new-password');
    expect(screen.getByLabelText('当前密码')).toHaveAttribute('autocomplete', 'current-password');
    expect(container.querySelector('[autocomplete=username]')).toHaveValue('13800000001');
  });

  it('says before that passkeys go with it', async () => {
    server.serve({ 'GET user/security': aWireSecurityState({ passkeys: 2 }) });
    draw();
    expect(await screen.findByText(/2 把通行密钥也会移除/)).toBeVisible();
  });

  it('asks before it is left with something typed', async () => {
    const { user, router } = draw();
    await user.type(await screen.findByLabelText('新密码'), 'x');
    await user.click(screen.getByRole('link', { name: '返回账号安全' }));
    expect(await screen.findByRole('dialog')).toBeVisible();
    expect(router.state.location.pathname).toBe('/user/password');
  });
});

describe('the first password', () => {
  const none = { 'GET user/security': aWireSecurityState({ has_password: false, password_changed_at: null }) };

  it('asks who is there in place of an old one, and is not sent before', async () => {
    server.serve({ ...none, 'GET user/proof': { seconds_left: 0, ways: ['passkey', 'cellphone'] } });
    const view = draw();
    await fill(view, { password: 'Tea-house-2026' });
    const dialog = within(await screen.findByRole('dialog', { name: '先确认是你本人' }));
    expect(posted('amendPassword')).toEqual([]);
    server.serve({ 'POST user/proof/code': { code: 54321 }, 'POST user/proof': 'ok' });
    await view.user.click(dialog.getByRole('tab', { name: '短信验证码' }));
    await view.user.click(await dialog.findByRole('button', { name: '获取验证码' }));
    await waitFor(() => expect(dialog.getByLabelText('验证码')).toHaveValue('54321'));
    await view.user.click(dialog.getByRole('button', { name: '验证' }));
    await waitFor(() =>
      expect(view.messages).toContainEqual({ kind: 'success', text: '密码已设置，其他设备已退出登录' }),
    );
    expect(posted('amendPassword')[0]?.body).toEqual({
      password: 'Tea-house-2026',
      rPassword: 'Tea-house-2026',
      keep_device: true,
    });
  });

  it('goes right through when somebody signed in a moment ago', async () => {
    server.serve({ ...none, 'GET user/proof': { seconds_left: 500, ways: ['cellphone'] } });
    const view = draw({ lang: 'zh' });
    expect(await screen.findByText(/还没有密码/)).toBeVisible();
    expect(screen.getByRole('heading', { level: 1, name: '登录密码' })).toBeVisible();
    expect(screen.getByRole('button', { name: '设置密码' })).toBeVisible();
    expect(screen.queryByLabelText('当前密码')).toBeNull();
    await fill(view, { password: 'Tea-house-2026' });
    await waitFor(() => expect(posted('amendPassword')).toHaveLength(1));
  });
});
