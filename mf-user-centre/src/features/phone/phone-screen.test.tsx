import { refuse, screen, shopServer, waitFor } from '@jishi/testing';
import { aWireUser } from '@jishi/testing/builders';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { draw as drawCustomer } from '../../testing/draw.tsx';
import { PhoneScreen } from './phone-screen.tsx';

const next = '13900000009';
const server = shopServer({
  'GET user': aWireUser(),
  'GET user/proof': { seconds_left: 500, ways: ['password'] },
  'POST user/proof': 'ok',
  'POST cellphoneCode': { code: 54321 },
  'POST changeCellphone': '已保存',
});
const posted = (path: string) => server.asked.filter((one) => one.method === 'POST' && one.path === path);
const draw = (options: Parameters<typeof drawCustomer>[1] = {}) =>
  drawCustomer(<PhoneScreen />, { path: '/user/cellphone', ...options });
type View = ReturnType<typeof draw>;
const button = (name: string) => screen.getByRole('button', { name });

beforeEach(() => sessionStorage.clear());
afterEach(() => vi.restoreAllMocks());

async function prove({ user }: View) {
  await user.type(await screen.findByLabelText('登录密码'), 'jishi123{Enter}');
  await screen.findByLabelText('新手机号');
}

async function fill({ user }: View, phone = next) {
  await user.type(screen.getByLabelText('新手机号'), phone);
  await user.click(button('获取验证码'));
  await waitFor(() => expect(screen.getByLabelText('验证码')).toHaveValue('54321'));
}

it('asks first who is there, right after signing in too', async () => {
  draw();
  expect(await screen.findByText('138****0001')).toBeVisible();
  expect(screen.getByRole('list', { name: '更换手机号的步骤' })).toBeVisible();
  expect(screen.getByRole('listitem', { current: 'step' })).toHaveTextContent('确认是你');
  expect(screen.queryByLabelText('新手机号')).toBeNull();
});

it('proves the new number, moves the account, and shows it everywhere', async () => {
  const view = draw();
  await prove(view);
  await fill(view);
  server.serve({ 'GET user': aWireUser({ cellphone: next }) });
  await view.user.click(button('确认更换'));
  expect(await screen.findByRole('heading', { name: '手机号已换成 139****0009' })).toBeVisible();
  expect(posted('cellphoneCode')[0]?.body).toEqual({ cellphone: next, state: 2 });
  expect(posted('changeCellphone')[0]?.body).toEqual({ cellphone: next, code: '54321' });
  expect(view.shop.session.getState().customer?.phone).toBe(next);
  expect(view.messages).toContainEqual({ kind: 'success', text: '手机号已更换' });
  expect(sessionStorage.getItem('jishi_pass_phone')).toBeNull();
});

it.each([
  ['', '请填写手机号'],
  ['123', '请输入 11 位手机号'],
  ['13800000001', '这已经是你的手机号'],
])('sends no code to %j', async (typed, message) => {
  const view = draw();
  await prove(view);
  if (typed) await view.user.type(screen.getByLabelText('新手机号'), typed);
  await view.user.click(button('获取验证码'));
  expect(screen.getByLabelText('新手机号')).toHaveAccessibleDescription(message);
  expect(posted('cellphoneCode')).toEqual([]);
});

it.each([
  ['验证码', refuse('验证码不正确', 50003)],
  ['新手机号', refuse('该手机号已有账号', 50001, 401, 'conflict')],
])('keeps what was typed after a refusal, told in its field: %s', async (field, refusal) => {
  server.serve({ 'POST changeCellphone': refusal });
  const view = draw();
  await prove(view);
  await fill(view);
  await view.user.click(button('确认更换'));
  await waitFor(() => expect(screen.getByLabelText(field)).toBeInvalid());
  expect(screen.getByLabelText('新手机号')).toHaveValue(next);
  expect(screen.getByLabelText('验证码')).toHaveValue('54321');
});

it('asks once more when the proof has lapsed meanwhile, and keeps the number', async () => {
  const view = draw();
  await prove(view);
  await fill(view);
  vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 600_000);
  await view.user.click(button('确认更换'));
  expect(await screen.findByText(/上次验证已过期/)).toBeVisible();
  expect(posted('changeCellphone')).toEqual([]);
  vi.restoreAllMocks();
  await prove(view);
  await waitFor(() => expect(screen.getByLabelText('新手机号')).toHaveValue(next));
});

it('empties the form on request', async () => {
  const view = draw();
  await prove(view);
  await fill(view);
  await view.user.click(button('清空重填'));
  expect(screen.getByLabelText('新手机号')).toHaveValue('');
  expect(screen.getByLabelText('验证码')).toHaveValue('');
  expect(screen.getByLabelText('新手机号')).toHaveFocus();
});

it('sends once however often it is pressed', async () => {
  const { promise, resolve } = Promise.withResolvers<string>();
  server.serve({ 'POST changeCellphone': () => promise });
  const view = draw();
  await prove(view);
  await fill(view);
  await view.user.click(button('确认更换'));
  await view.user.click(await screen.findByRole('button', { name: '更换中' }));
  resolve('ok');
  await screen.findByRole('heading', { name: /手机号已换成/ });
  expect(posted('changeCellphone')).toHaveLength(1);
});
