import { refuse, screen, shopServer, waitFor, within } from '@jishi/testing';
import { aWireUser } from '@jishi/testing/builders';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { draw as drawCustomer } from '../../testing/draw.tsx';
import { useIdentityProof } from './hooks/use-identity-proof.ts';
import { IdentityProofDialog } from './identity-proof-dialog.tsx';

const startAuthentication = vi.hoisted(() => vi.fn());
vi.mock('@simplewebauthn/browser', () => ({ startAuthentication }));

const every = ['passkey', 'password', 'cellphone', 'email'];
const state = (ways = every, left = 0) => ({ seconds_left: left, ways });
const server = shopServer({
  'GET user/proof': state(),
  'GET user': aWireUser({ email: 'xiaoman@shop.example' }),
  'POST user/proof': 'ok',
});
const posted = (path: string) => server.asked.filter((one) => one.method === 'POST' && one.path === path);

beforeEach(() => sessionStorage.clear());

function draw(options: Parameters<typeof drawCustomer>[1] = {}) {
  const act = vi.fn();
  function Page() {
    const proof = useIdentityProof();
    return (
      <>
        <button type="button" onClick={() => proof.ensure(act, 120)}>
          go
        </button>
        <IdentityProofDialog proof={proof} />
      </>
    );
  }
  const view = drawCustomer(<Page />, options);
  const open = async () => {
    await view.user.click(screen.getByRole('button', { name: 'go' }));
    return within(await screen.findByRole('dialog'));
  };
  return { ...view, act, open };
}

describe('asking who is there', () => {
  it.each([
    [120, 1],
    [119, 0],
  ])('with %d of 120 seconds left, the act is done at once %d times', async (left, times) => {
    server.serve({ 'GET user/proof': state(every, left) });
    const { act, user } = draw();
    await user.click(screen.getByRole('button', { name: 'go' }));
    if (times === 0) expect(await screen.findByRole('dialog', { name: '先确认是你本人' })).toBeVisible();
    await waitFor(() => expect(act).toHaveBeenCalledTimes(times));
  });

  it('offers the ways the account has, the quickest first', async () => {
    const { open } = draw();
    const dialog = await open();
    expect(dialog.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
      '通行密钥',
      '密码',
      '短信验证码',
      '邮箱验证码',
    ]);
    expect(dialog.getByRole('button', { name: '用通行密钥验证' })).toBeVisible();
  });

  it('has no choice where there is one way, and a word where there is none', async () => {
    server.serve({ 'GET user/proof': state(['password']) });
    const first = draw();
    const dialog = await first.open();
    expect(dialog.queryByRole('tab')).toBeNull();
    expect(dialog.getByLabelText('登录密码')).toHaveAttribute('autocomplete', 'current-password');
    first.unmount();
    server.serve({ 'GET user/proof': state([]) });
    expect((await draw().open()).getByText(/请联系客服/)).toBeVisible();
  });

  it('does nothing when somebody turns away', async () => {
    const { act, open, user } = draw();
    await open();
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(act).not.toHaveBeenCalled();
  });
});

describe('a proof', () => {
  it('by password: a wrong one is told in the field and kept, the right one lets through', async () => {
    server.serve({ 'GET user/proof': state(['password']), 'POST user/proof': refuse('当前密码不对', 50001) });
    const { act, open, user } = draw();
    const dialog = await open();
    await user.click(dialog.getByRole('button', { name: '验证' }));
    expect(dialog.getByLabelText('登录密码')).toHaveAccessibleDescription('请填写密码');
    await user.type(dialog.getByLabelText('登录密码'), 'wrong-one{Enter}');
    await waitFor(() => expect(dialog.getByLabelText('登录密码')).toHaveAccessibleDescription('当前密码不对'));
    expect(dialog.getByLabelText('登录密码')).toHaveValue('wrong-one');
    server.serve({ 'POST user/proof': 'ok' });
    await user.click(dialog.getByRole('button', { name: '验证' }));
    await waitFor(() => expect(act).toHaveBeenCalledOnce());
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(posted('user/proof').at(-1)?.body).toEqual({ by: 'password', password: 'wrong-one' });
  });

  it.each([
    ['短信验证码', 'cellphone', '138****0001'],
    ['邮箱验证码', 'email', 'x***@shop.example'],
  ])('by a code: %s', async (tab, by, target) => {
    server.serve({ 'POST user/proof/code': { code: 54321 } });
    const { act, open, user } = draw();
    const dialog = await open();
    await user.click(dialog.getByRole('tab', { name: tab }));
    expect(await dialog.findByText(`验证码会发到 ${target}。`)).toBeVisible();
    await user.click(dialog.getByRole('button', { name: '获取验证码' }));
    await waitFor(() => expect(dialog.getByLabelText('验证码')).toHaveValue('54321'));
    expect(dialog.getByRole('button', { name: /秒后重新获取/ })).toBeDisabled();
    await user.click(dialog.getByRole('button', { name: '验证' }));
    await waitFor(() => expect(act).toHaveBeenCalledOnce());
    expect(posted('user/proof/code')[0]?.body).toEqual({ by });
    expect(posted('user/proof')[0]?.body).toEqual({ by, code: '54321' });
  });

  it('by passkey: what the device signed is sent; turning away there leaves the other ways', async () => {
    const options = { challenge: 'x', rpId: 'shop.test' };
    server.serve({ 'POST passkey/options': { challenge: 'c', options } });
    startAuthentication.mockRejectedValueOnce(new Error('NotAllowedError'));
    const { act, open, user } = draw();
    const dialog = await open();
    await user.click(dialog.getByRole('button', { name: '用通行密钥验证' }));
    expect(await dialog.findByText(/没有验证成功/)).toBeVisible();
    startAuthentication.mockResolvedValueOnce({ id: 'key' });
    await user.click(dialog.getByRole('button', { name: '用通行密钥验证' }));
    await waitFor(() => expect(act).toHaveBeenCalledOnce());
    expect(startAuthentication).toHaveBeenLastCalledWith({ optionsJSON: options, useBrowserAutofill: false });
    expect(posted('user/proof')[0]?.body).toEqual({ by: 'passkey', challenge: 'c', credential: { id: 'key' } });
  });

  it('is asked for in English too', async () => {
    const { open } = draw({ lang: 'en' });
    const dialog = await open();
    expect(dialog.getByRole('heading', { name: 'First, is it you?' })).toBeVisible();
    expect(dialog.getByRole('tab', { name: 'Text message' })).toBeVisible();
  });
});
