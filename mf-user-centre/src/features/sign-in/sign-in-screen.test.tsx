import { saveReturnPath } from '@jishi/contracts';
import { refuse, screen, shopServer, waitFor, wirePage } from '@jishi/testing';
import { aWireFeatures, aWireTokens } from '@jishi/testing/builders';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { drawForVisitor, FEATURES } from '../../testing/draw.tsx';
import { SignInScreen } from './sign-in-screen.tsx';

const server = shopServer({ [FEATURES]: aWireFeatures(), 'GET banner': wirePage([]) });
const phone = '13800000001';
const draw = (options: Parameters<typeof drawForVisitor>[1] = {}) =>
  drawForVisitor(<SignInScreen />, { path: '/pass/login', ...options });
const posted = (path: string) => server.asked.filter((one) => one.method === 'POST' && one.path === path);
const button = (name: string | RegExp) => screen.getByRole('button', { name });

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(() => localStorage.clear());

describe('by code', () => {
  it('takes a number that is pasted with blanks and country code', async () => {
    const { user } = draw();
    await user.click(await screen.findByLabelText('手机号'));
    await user.paste('+86 138 0000 0001');
    expect(screen.getByLabelText('手机号')).toHaveValue(phone);
  });

  it('fills in the code of a shop that sends none, and makes the next one wait', async () => {
    server.serve({ 'POST cellphoneCode': { code: 12345 } });
    const { user } = draw();
    await user.type(await screen.findByLabelText('手机号'), phone);
    await user.click(button('获取验证码'));
    await waitFor(() => expect(screen.getByLabelText('验证码')).toHaveValue('12345'));
    expect(screen.getByLabelText('验证码')).toHaveFocus();
    expect(button(/^\d+ 秒后重新获取$/)).toBeDisabled();
    expect(screen.getByText(/验证码已经填好/, { selector: '[role=status]' })).toBeInTheDocument();
    expect(posted('cellphoneCode').map(({ body }) => body)).toEqual([{ cellphone: phone }]);
  });

  it('goes on waiting after a reload, with the number it was sent to', async () => {
    sessionStorage.setItem('jishi_pass_phone', phone);
    sessionStorage.setItem('jishi_code_wait', JSON.stringify({ phone, readyAt: Date.now() + 30_000 }));
    draw();
    await waitFor(() => expect(screen.getByLabelText('手机号')).toHaveValue(phone));
    expect(button(/^[12]?\d 秒后重新获取$|^30 秒后重新获取$/)).toBeDisabled();
  });

  it('does not wait for another number', async () => {
    sessionStorage.setItem('jishi_pass_phone', phone);
    sessionStorage.setItem('jishi_code_wait', JSON.stringify({ phone, readyAt: Date.now() + 30_000 }));
    const { user } = draw();
    const field = await screen.findByLabelText('手机号');
    await waitFor(() => expect(field).toHaveValue(phone));
    await user.clear(field);
    await user.type(field, '13900000009');
    expect(button('获取验证码')).toBeEnabled();
  });

  it.each([
    ['', '请填写手机号'],
    ['123', '请输入 11 位手机号'],
  ])('sends no code to %j', async (typed, message) => {
    const { user } = draw();
    const field = await screen.findByLabelText('手机号');
    if (typed) await user.type(field, typed);
    await user.click(button('获取验证码'));
    expect(field).toBeInvalid();
    expect(field).toHaveAccessibleDescription(message);
    expect(field).toHaveFocus();
    expect(posted('cellphoneCode')).toEqual([]);
  });

  it('says beside the code why none was sent', async () => {
    server.serve({ 'POST cellphoneCode': refuse('上一个验证码仍然有效', 50001) });
    const { user } = draw();
    await user.type(await screen.findByLabelText('手机号'), phone);
    await user.click(button('获取验证码'));
    await waitFor(() => expect(screen.getByLabelText('验证码')).toHaveAccessibleDescription('上一个验证码仍然有效'));
    expect(button('获取验证码')).toBeEnabled();
    await user.type(screen.getByLabelText('验证码'), '1');
    expect(screen.getByLabelText('验证码')).toBeValid();
  });

  it('no longer says of another number why none was sent', async () => {
    server.serve({ 'POST cellphoneCode': refuse('没有使用该手机号的账号', 50001) });
    const { user } = draw();
    await user.type(await screen.findByLabelText('手机号'), phone);
    await user.click(button('获取验证码'));
    await waitFor(() => expect(screen.getByLabelText('验证码')).toBeInvalid());
    await user.type(screen.getByLabelText('手机号'), '{Backspace}2');
    expect(screen.getByLabelText('验证码')).not.toHaveAccessibleDescription();
  });

  it('signs in, says so, and goes where the visitor wanted to go', async () => {
    saveReturnPath('/user/indent/list?index=1');
    server.serve({ 'POST register': aWireTokens() });
    const { user, shop, messages, router } = draw();
    await user.type(await screen.findByLabelText('手机号'), phone);
    await user.type(screen.getByLabelText('验证码'), '12345{Enter}');
    await waitFor(() => expect(shop.session.getState().isSignedIn).toBe(true));
    await waitFor(() => expect(router.state.location.pathname).toBe('/user/indent/list'));
    expect(router.state.location.search).toBe('?index=1');
    expect(messages).toContainEqual({ kind: 'success', text: '登录成功' });
    expect(posted('register')[0]?.body).toMatchObject({ cellphone: phone, code: '12345', platform: 'pc' });
  });

  it('checks on this side first, and brings the visitor to the first fault', async () => {
    const { user } = draw();
    await user.type(await screen.findByLabelText('手机号'), phone);
    await user.type(screen.getByLabelText('验证码'), '12');
    await user.click(button('登录'));
    expect(screen.getByLabelText('验证码')).toHaveAccessibleDescription('请输入 5 位验证码');
    expect(screen.getByLabelText('验证码')).toHaveFocus();
    expect(posted('register')).toEqual([]);
    await user.type(screen.getByLabelText('验证码'), '345');
    expect(screen.getByLabelText('验证码')).toBeValid();
  });

  it.each([
    ['验证码', refuse('验证码不正确', 50003)],
    ['手机号', refuse('该账号已注销，不能再次使用', 50001)],
  ])('keeps the form after a refusal, and brings the visitor to the field it is about: %s', async (field, refusal) => {
    server.serve({ 'POST register': refusal });
    const { user, shop } = draw();
    await user.type(await screen.findByLabelText('手机号'), phone);
    await user.type(screen.getByLabelText('验证码'), '12345');
    await user.click(button('登录'));
    await waitFor(() => expect(screen.getByLabelText(field)).toBeInvalid());
    expect(screen.getByLabelText(field)).toHaveFocus();
    expect(screen.getByLabelText('手机号')).toHaveValue(phone);
    expect(button('登录')).toBeEnabled();
    expect(shop.session.getState().isSignedIn).toBe(false);
  });
});

describe('by password', () => {
  const open = async (options: Parameters<typeof draw>[0] = {}) => {
    const view = draw(options);
    await view.user.type(await screen.findByLabelText('手机号'), phone);
    await view.user.click(screen.getByRole('tab', { name: '密码登录' }));
    return view;
  };

  it('keeps the number of the other way, signs in, and goes to the portal without a way back', async () => {
    server.serve({ 'POST login': aWireTokens() });
    const { user, router } = await open();
    expect(screen.getByLabelText('手机号')).toHaveValue(phone);
    await user.type(screen.getByLabelText('密码'), 'jishi123{Enter}');
    await waitFor(() => expect(router.state.location.pathname).toBe('/user/portal'));
    expect(posted('login')[0]?.body).toMatchObject({ cellphone: phone, password: 'jishi123' });
  });

  it('goes back to the page the server turned away', async () => {
    server.serve({ 'POST login': aWireTokens() });
    const { user, router } = await open({ path: '/pass/login?from=%2Fuser%2Faddress' });
    await user.type(screen.getByLabelText('密码'), 'jishi123{Enter}');
    await waitFor(() => expect(router.state.location.pathname).toBe('/user/address'));
  });

  it.each([
    ['', '请填写密码'],
    ['12345', '密码至少 6 位'],
  ])('refuses the password %j itself', async (typed, message) => {
    const { user } = await open();
    if (typed) await user.type(screen.getByLabelText('密码'), typed);
    await user.click(button('登录'));
    expect(screen.getByLabelText('密码')).toHaveAccessibleDescription(message);
    expect(posted('login')).toEqual([]);
  });

  it('shows what the server says, once per click', async () => {
    const { promise, resolve: answer } = Promise.withResolvers<Response>();
    server.serve({ 'POST login': () => promise });
    const { user } = await open();
    await user.type(screen.getByLabelText('密码'), 'wrong-one');
    await user.click(button('登录'));
    await user.click(await screen.findByRole('button', { name: '登录中' }));
    expect(posted('login')).toHaveLength(1);
    answer(refuse('密码不对', 50001));
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('密码不对'));
    expect(screen.getByLabelText('密码')).toHaveValue('wrong-one');
  });

  it.each([
    ['the shop does not have it', aWireFeatures({ passwordLogin: false })],
    ['the features cannot be had', refuse('服务出了点问题', 0, 500, 'unexpected')],
  ])('is not offered when %s', async (_, features) => {
    server.serve({ [FEATURES]: features });
    draw();
    await screen.findByRole('tab', { name: '短信登录' });
    expect(screen.queryByRole('tab', { name: '密码登录' })).toBeNull();
  });

  it('links only to pages the release has', async () => {
    await open({ has: () => false });
    expect(screen.queryByRole('link')).toBeNull();
  });
});

it('speaks English', async () => {
  const { user } = draw({ lang: 'en' });
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Welcome back');
  await user.click(await screen.findByRole('button', { name: 'Log in' }));
  expect(screen.getByLabelText('Phone number')).toHaveAccessibleDescription('Enter your phone number');
  expect(screen.getByRole('checkbox', { name: 'Remember me for 7 days' })).toBeChecked();
});

describe('in a demo shop', () => {
  it('fills the form with a demo account at one click', async () => {
    server.serve({ [FEATURES]: aWireFeatures({ demo: true }), 'POST login': aWireTokens() });
    const { user } = draw();
    await user.click(await screen.findByRole('button', { name: '有订单的老顾客' }));
    expect(screen.getByLabelText('手机号')).toHaveValue('13800000001');
    expect(screen.getByLabelText('密码')).toHaveValue('jishi123');
    await user.click(button('刚来的新顾客'));
    expect(screen.getByLabelText('手机号')).toHaveValue('13800000002');
    await user.click(button('登录'));
    await waitFor(() => expect(posted('login')[0]?.body).toMatchObject({ cellphone: '13800000002' }));
  });

  it('offers none elsewhere', async () => {
    draw();
    await screen.findByRole('tab', { name: '短信登录' });
    expect(screen.queryByText(/演示账号/)).toBeNull();
  });
});

describe('the banner', () => {
  const objects = { title: '赶早市', tint: 'cinnabar', pictures: ['/media/objects/1.webp'] };
  it.each([
    ['a page of the shop', { ...objects, url: '/coupon/list' }, '/coupon/list'],
    ['a picture alone', { url: '/category/list', resources: { img: '/media/banner.webp', type: 1 } }, '/category/list'],
    ['another site', { ...objects, url: 'https://partner.example/' }, 'https://partner.example/'],
  ])('leads to %s', async (_, banner, href) => {
    server.serve({ 'GET banner': wirePage([{ id: 1, name: '登录页', ...banner }]) });
    draw();
    expect(await screen.findByRole('link', { name: '登录页' })).toHaveAttribute('href', href);
  });
});

it('can be used by keyboard alone', async () => {
  server.serve({ 'POST login': aWireTokens() });
  const { user, router } = draw();
  (await screen.findByRole('tab', { name: '短信登录' })).focus();
  await user.keyboard('{ArrowRight}');
  expect(screen.getByRole('tab', { name: '密码登录' })).toHaveFocus();
  await user.tab(); // the panel
  await user.tab();
  await user.keyboard(phone);
  await user.tab();
  await user.keyboard('jishi123{Enter}');
  await waitFor(() => expect(router.state.location.pathname).toBe('/user/portal'));
});
