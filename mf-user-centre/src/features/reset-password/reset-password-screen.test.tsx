import { saveReturnPath, takeReturnPath } from '@jishi/contracts';
import { refuse, screen, shopServer, waitFor, wirePage } from '@jishi/testing';
import { beforeEach, expect, it } from 'vitest';
import { drawForVisitor } from '../../testing/draw.tsx';
import { ResetPasswordScreen } from './reset-password-screen.tsx';

const phone = '13800000001';
const password = 'battery-staple';
const server = shopServer({ 'GET banner': wirePage([]), 'POST cellphoneCode': { code: 54321 } });
const posted = (path: string) => server.asked.filter((one) => one.method === 'POST' && one.path === path);
const draw = () => drawForVisitor(<ResetPasswordScreen />, { path: '/pass/findPassword' });

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

async function fill({ user }: ReturnType<typeof draw>) {
  await user.type(screen.getByLabelText('手机号'), phone);
  await user.click(screen.getByRole('button', { name: '获取验证码' }));
  await waitFor(() => expect(screen.getByLabelText('验证码')).toHaveValue('54321'));
  await user.type(screen.getByLabelText('新密码'), password);
  await user.type(screen.getByLabelText('再次输入密码'), `${password}{Enter}`);
}

it('sets a new password and leads to signing in by it; the way back stays kept', async () => {
  saveReturnPath('/cart');
  server.serve({ 'POST findPassword': '已保存' });
  const view = draw();
  await fill(view);
  await waitFor(() => expect(view.router.state.location.pathname).toBe('/pass/login'));
  expect(view.router.state.location.search).toBe('?by=password');
  expect(posted('cellphoneCode')[0]?.body).toEqual({ cellphone: phone, state: 1 });
  expect(posted('findPassword')[0]?.body).toMatchObject({ cellphone: phone, code: '54321', password });
  expect(view.messages).toContainEqual({ kind: 'success', text: '新密码设好了，请用它登录' });
  expect(sessionStorage.getItem('jishi_pass_phone')).toBe(phone);
  expect(takeReturnPath()).toBe('/cart');
});

it('says beside the code that there is no such number', async () => {
  server.serve({ 'POST cellphoneCode': refuse('没有使用该手机号的账号', 50001) });
  const { user } = draw();
  await user.type(screen.getByLabelText('手机号'), phone);
  await user.click(screen.getByRole('button', { name: '获取验证码' }));
  await waitFor(() => expect(screen.getByLabelText('验证码')).toHaveAccessibleDescription('没有使用该手机号的账号'));
});

it('shows a wrong code in its field and keeps what was typed', async () => {
  server.serve({ 'POST findPassword': refuse('验证码不正确', 50003) });
  const view = draw();
  await fill(view);
  await waitFor(() => expect(screen.getByLabelText('验证码')).toBeInvalid());
  expect(screen.getByLabelText('新密码')).toHaveValue(password);
  expect(view.router.state.location.pathname).toBe('/pass/findPassword');
});
