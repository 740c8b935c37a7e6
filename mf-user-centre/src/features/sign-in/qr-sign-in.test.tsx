import { saveReturnPath } from '@jishi/contracts';
import { refuse, screen, shopServer, waitFor, wirePage } from '@jishi/testing';
import { aWireFeatures, aWireTokens } from '@jishi/testing/builders';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { drawForVisitor, FEATURES } from '../../testing/draw.tsx';
import { SignInScreen } from './sign-in-screen.tsx';

const uuid = '00000000-0000-4000-8000-000000000000';
const aCode = (over: object = {}) => ({ code: 'data:image/png;base64,x', expires_in: 180, uuid, ...over });

/** A stream that tells these states and ends; asking then answers the last one. */
const stream = (...states: number[]) => ({
  'POST sweepLogin/events': () =>
    new Response(states.map((state) => `data: {"state":${state},"expires_in":170}\n\n`).join(''), {
      headers: { 'Content-Type': 'text/event-stream' },
    }),
  'POST sweepLogin/verify': { state: states.at(-1) ?? 4 },
});

const server = shopServer({
  [FEATURES]: aWireFeatures(),
  'GET banner': wirePage([]),
  'GET sweepLogin': aCode(),
  ...stream(0),
});
const asked = (path: string) => server.asked.filter((one) => one.path === path);
const open = async (path = '/pass/login?by=qr') => {
  const view = drawForVisitor(<SignInScreen />, { path });
  await screen.findByRole('tab', { name: '扫码登录', selected: true });
  return view;
};

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(() => localStorage.clear());

it('shows a code and how long it lives, and follows it without its id in an address', async () => {
  await open();
  expect(await screen.findByRole('img', { name: '登录二维码' })).toHaveAttribute('src', 'data:image/png;base64,x');
  expect(screen.getByRole('timer')).toHaveTextContent(/二维码 0[23]:\d\d 后过期/);
  expect(screen.getByText('用微信或手机相机扫一扫登录')).toBeInTheDocument();
  await waitFor(() => expect(asked('sweepLogin/events')).toHaveLength(1));
  expect(asked('sweepLogin/events')[0]).toMatchObject({ method: 'POST', body: { uuid } });
});

it('asks for another code when the visitor wants one', async () => {
  const { user } = await open();
  await user.click(await screen.findByRole('button', { name: '刷新' }));
  await waitFor(() => expect(asked('sweepLogin')).toHaveLength(2));
});

it('says that the code was scanned', async () => {
  server.serve(stream(0, 1));
  await open();
  expect(await screen.findByText('已扫码，请在手机上确认')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: '重新扫码' })).toBeEnabled();
  expect(screen.queryByRole('timer')).toBeNull();
});

it('signs in when the phone agrees, for as long as was ticked, and goes back', async () => {
  saveReturnPath('/cart');
  server.serve({
    ...stream(0, 1, 2),
    'POST sweepLogin': { ...aWireTokens(), portrait: null },
  });
  const { shop, router } = await open();
  await waitFor(() => expect(router.state.location.pathname).toBe('/cart'));
  expect(shop.session.getState().isSignedIn).toBe(true);
  expect(asked('sweepLogin').filter(({ method }) => method === 'POST')).toMatchObject([{ body: { uuid } }]);
});

it.each([
  ['there is no stream', refuse('没有', 0, 404, 'not-found')],
  ['the shop has as many as it may', refuse('当前人数较多，请稍后重试', 0, 503, 'unavailable')],
  ['the network has', refuse('请求过于频繁，请稍等', 0, 429, 'rate-limited')],
])('asks where %s', async (_, refusal) => {
  server.serve({
    'POST sweepLogin/events': refusal,
    'POST sweepLogin/verify': { state: 3 },
  });
  const chance = vi.spyOn(Math, 'random').mockReturnValue(0); // the shortest pause: a second
  await open();
  expect(await screen.findByText('手机上拒绝了登录，可以重新扫码', {}, { timeout: 4000 })).toBeInTheDocument();
  chance.mockRestore();
});

describe('a code that is of no use any more', () => {
  it.each([
    ['refused', stream(0, 1, 3), '手机上拒绝了登录，可以重新扫码', '重新扫码'],
    ['over', stream(4), '二维码已过期，请刷新', '刷新'],
  ])('%s', async (_, events, sentence, button) => {
    server.serve(events);
    const { user } = await open();
    expect(await screen.findByText(sentence)).toBeInTheDocument();
    server.serve({
      'GET sweepLogin': aCode({ uuid: uuid.replace('4000', '4001') }),
      ...stream(0),
    });
    await user.click(screen.getByRole('button', { name: button }));
    expect(await screen.findByText('用微信或手机相机扫一扫登录')).toBeInTheDocument();
  });

  it('is over by the clock alone', async () => {
    server.serve({ 'GET sweepLogin': aCode({ expires_in: 1 }) });
    await open();
    expect(await screen.findByText('二维码已过期，请刷新', {}, { timeout: 4000 })).toBeInTheDocument();
  });

  it('signs nobody in when it was used meanwhile', async () => {
    server.serve({
      ...stream(2),
      'POST sweepLogin': refuse('二维码已过期，请刷新', -1, 401, 'conflict'),
    });
    const { shop } = await open();
    expect(await screen.findByText('二维码已过期，请刷新')).toBeInTheDocument();
    expect(shop.session.getState().isSignedIn).toBe(false);
  });

  it.each(['账号已被停用，请联系客服', '没有可登录的账号', '该二维码不可用'])(
    'says why it signs nobody in: %s',
    async (reason) => {
      server.serve({ ...stream(2), 'POST sweepLogin': refuse(reason, 50003) });
      await open();
      expect(await screen.findByText(reason)).toBeInTheDocument();
      expect(screen.getByRole('button', { name: '刷新' })).toBeEnabled();
    },
  );
});

it.each([
  ['too many', refuse('Too Many Attempts.', 0, 429, 'rate-limited'), '二维码刷新太频繁了，过一分钟再试'],
  ['a fault', refuse('出错了', 0, 500, 'unexpected'), '二维码没加载出来，检查网络后再试'],
])('gets no code: %s', async (_, answer, sentence) => {
  server.serve({ 'GET sweepLogin': answer });
  const { user } = await open();
  expect(await screen.findByText(sentence)).toBeInTheDocument();
  server.serve({ 'GET sweepLogin': aCode() });
  await user.click(screen.getByRole('button', { name: '刷新' }));
  expect(await screen.findByRole('img', { name: '登录二维码' })).toBeInTheDocument();
});

it('is followed no more when another way is chosen', async () => {
  const { promise: left, resolve: leave } = Promise.withResolvers<void>();
  const silent = new ReadableStream({ cancel: () => leave() });
  server.serve({
    'POST sweepLogin/events': () => new Response(silent, { headers: { 'Content-Type': 'text/event-stream' } }),
  });
  const { user } = await open();
  await waitFor(() => expect(asked('sweepLogin/events')).toHaveLength(1));
  await user.click(screen.getByRole('tab', { name: '短信登录' }));
  await expect(left).resolves.toBeUndefined();
});

it('is not offered where the shop does not have it', async () => {
  server.serve({ [FEATURES]: aWireFeatures({ sweepLogin: false }) });
  drawForVisitor(<SignInScreen />, { path: '/pass/login?by=qr' });
  await screen.findByRole('tab', { name: '短信登录', selected: true });
  expect(screen.queryByRole('tab', { name: '扫码登录' })).toBeNull();
  expect(asked('sweepLogin')).toEqual([]);
});
