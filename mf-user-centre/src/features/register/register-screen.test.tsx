import { saveReturnPath } from '@jishi/contracts';
import { refuse, screen, shopServer, waitFor, wirePage } from '@jishi/testing';
import { aWireTokens } from '@jishi/testing/builders';
import { beforeEach, expect, it } from 'vitest';
import { drawForVisitor } from '../../testing/draw.tsx';
import { RegisterScreen } from './register-screen.tsx';

const phone = '13900000008';
const password = 'Market2026!';
const server = shopServer({ 'GET banner': wirePage([]) });
const posted = (path: string) => server.asked.filter((one) => one.method === 'POST' && one.path === path);
const draw = (options: Parameters<typeof drawForVisitor>[1] = {}) =>
  drawForVisitor(<RegisterScreen />, { path: '/pass/register', ...options });

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

type Filled = { code?: string; repeated?: string; agreed?: boolean };

async function fill(
  { user }: ReturnType<typeof draw>,
  { code = '12345', repeated = password, agreed = true }: Filled = {},
) {
  await user.type(screen.getByLabelText('手机号'), phone);
  await user.type(screen.getByLabelText('验证码'), code);
  await user.type(screen.getByLabelText('密码'), password);
  await user.type(screen.getByLabelText('再次输入密码'), repeated);
  if (agreed) await user.click(screen.getByRole('checkbox', { name: '我已阅读并同意' }));
  await user.click(screen.getByRole('button', { name: '注册' }));
}

it('makes the account, signs in, and goes where the visitor came from', async () => {
  saveReturnPath('/product/detail/1029?from=list');
  server.serve({ 'POST register': '注册成功', 'POST login': aWireTokens() });
  const view = draw();
  await fill(view);
  await waitFor(() => expect(view.router.state.location.pathname).toBe('/product/detail/1029'));
  expect(view.router.state.location.search).toBe('?from=list');
  expect(posted('register')[0]?.body).toMatchObject({ cellphone: phone, code: '12345', password, rPassword: password });
  expect(view.messages).toContainEqual({ kind: 'success', text: '注册成功，已经登录' });
});

it.each<[string, Filled, string, string]>([
  ['a short code', { code: '12' }, '验证码', '请输入 5 位验证码'],
  ['another password', { repeated: 'Market2026?' }, '再次输入密码', '两次填写的密码不一样'],
  ['no agreement', { agreed: false }, '我已阅读并同意', '请先阅读并同意协议'],
])('sends nothing with %s', async (_, filled, field, message) => {
  const view = draw();
  await fill(view, filled);
  const input = screen.getByLabelText(field);
  expect(input).toHaveAccessibleDescription(expect.stringContaining(message));
  expect(input).toHaveFocus();
  expect(posted('register')).toEqual([]);
});

it('takes each fault back as soon as its field is right', async () => {
  const { user } = draw();
  const labels = ['手机号', '验证码', '密码', '再次输入密码', '我已阅读并同意'];
  const wrong = () => labels.filter((label) => screen.getByLabelText(label).getAttribute('aria-invalid') === 'true');
  await user.click(screen.getByRole('button', { name: '注册' }));
  expect(wrong()).toEqual(labels);
  await user.type(screen.getByLabelText('密码'), password);
  expect(wrong()).toEqual(['手机号', '验证码', '再次输入密码', '我已阅读并同意']);
  await user.click(screen.getByRole('checkbox'));
  await user.type(screen.getByLabelText('手机号'), phone);
  expect(wrong()).toEqual(['验证码', '再次输入密码']);
  await user.type(screen.getByLabelText('再次输入密码'), 'x');
  expect(screen.getByLabelText('再次输入密码')).toHaveAccessibleDescription('两次填写的密码不一样');
  await user.clear(screen.getByLabelText('密码'));
  await user.type(screen.getByLabelText('密码'), 'x');
  expect(wrong()).toEqual(['验证码']);
  await user.type(screen.getByLabelText('验证码'), '12345');
  expect(wrong()).toEqual([]);
});

it.each([
  ['手机号', refuse('该手机号已有账号', 50001, 401, 'conflict')],
  ['验证码', refuse('验证码已过期，请重新获取', 50003)],
  ['密码', refuse('这个密码太常见，容易被猜到，请换一个', 50004)],
])('shows what the server says in the field it is about, and keeps the form: %s', async (field, refusal) => {
  server.serve({ 'POST register': refusal });
  const view = draw();
  await fill(view);
  await waitFor(() => expect(screen.getByLabelText(field)).toBeInvalid());
  expect(screen.getByLabelText(field)).toHaveFocus();
  expect(screen.getByLabelText('密码')).toHaveValue(password);
  expect(screen.getByRole('checkbox')).toBeChecked();
  await view.user.type(screen.getByLabelText('再次输入密码'), 'x');
  expect(screen.getByLabelText(field)).toBeInvalid();
  await view.user.type(screen.getByLabelText(field), '{Backspace}');
  expect(screen.getByLabelText(field)).toBeValid();
});

it('does not make the account twice when only signing in failed', async () => {
  server.serve({ 'POST register': '注册成功', 'POST login': refuse('出错了', 0, 500, 'unexpected') });
  const view = draw();
  await fill(view);
  await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('出错了'));
  server.serve({ 'POST login': aWireTokens() });
  await view.user.click(screen.getByRole('button', { name: '注册' }));
  await waitFor(() => expect(view.router.state.location.pathname).toBe('/user/portal'));
  expect(posted('register')).toHaveLength(1);
});

it('tells how strong the password is', async () => {
  const { user } = draw();
  await user.type(screen.getByLabelText('密码'), 'market');
  expect(screen.getByText('弱')).toBeInTheDocument();
  await user.type(screen.getByLabelText('密码'), '-Stall-27');
  expect(screen.getByText('强')).toBeInTheDocument();
});

it('opens terms and privacy beside the form', () => {
  draw({ lang: 'en' });
  for (const [name, path] of [
    [/^Terms of use/, '/pass/terms'],
    [/^Privacy policy/, '/pass/privacy'],
  ] as const) {
    const link = screen.getByRole('link', { name });
    expect(link).toHaveAttribute('target', '_blank');
    expect(link).toHaveAttribute('href', path);
  }
});
