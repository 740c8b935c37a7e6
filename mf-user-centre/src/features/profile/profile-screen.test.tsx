import * as uploads from '@jishi/api/uploads';
import { act, fireEvent, refuse, screen, shopServer, waitFor, within } from '@jishi/testing';
import { aWireNoticeChoices, aWireUser } from '@jishi/testing/builders';
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { draw as drawCustomer } from '../../testing/draw.tsx';
import type { CropperProps } from './crop/cropper.tsx';
import * as cutting from './model/cut-picture.ts';
import * as reading from './model/read-picture.ts';
import { ProfileScreen } from './profile-screen.tsx';

// What draws pictures needs a browser, and is tried in one by the journeys. Spied on, not mocked as modules: other files of
// this worker may have loaded what imports them.
const cutPicture = vi.spyOn(cutting, 'cutPicture');
const readPicture = vi.spyOn(reading, 'readPicture');
vi.mock('./crop/cropper.tsx', () => ({
  default: ({ onSquare }: CropperProps) => (
    <button type="button" onClick={() => onSquare({ x: 10, y: 20, width: 300, height: 300 })}>
      crop
    </button>
  ),
}));
const upload = vi.spyOn(uploads, 'uploadPicture');
afterAll(() => void vi.restoreAllMocks());

const EMAIL = 'old@mail.example';
const server = shopServer({
  'GET user': aWireUser({ email: EMAIL }),
  'GET user/notification': aWireNoticeChoices(),
  'GET user/proof': { seconds_left: 600, ways: ['cellphone'] },
});
beforeEach(() => {
  readPicture.mockReset().mockResolvedValue({ src: 'data:image/png,', width: 400, height: 300 });
  cutPicture.mockReset().mockResolvedValue(new Blob(['square'], { type: 'image/webp' }));
  upload.mockReset().mockResolvedValue({ url: '/media/uploads/1.webp' });
});

async function draw(options: Parameters<typeof drawCustomer>[1] = {}) {
  const drawn = drawCustomer(<ProfileScreen />, { path: '/user/userinfo', route: '/user/userinfo', ...options });
  await screen.findByRole('textbox', { name: /昵称|Nickname/ });
  return drawn;
}
const file = (name = 'cat.png', type = 'image/png', size = 10) => new File([new Uint8Array(size)], name, { type });
const choose = async (chosen: File) =>
  act(async () => fireEvent.change(screen.getByLabelText('选择头像文件'), { target: { files: [chosen] } }));
const bodies = (path: string) => server.asked.filter((asked) => asked.path === path && asked.method === 'POST');
const dialog = () => within(screen.getByRole('dialog'));
const nickname = () => screen.getByRole('textbox', { name: '昵称' });

describe('the picture', () => {
  it('is cut, sent and kept; the frame shows it before that is told', async () => {
    server.serve({ 'POST user': '/media/uploads/1.webp' });
    const { user, shop, messages } = await draw();
    await choose(file());
    const use = dialog().getByRole('button', { name: '用作头像' });
    expect(use).toBeDisabled();
    await user.click(await dialog().findByRole('button', { name: 'crop' }));
    server.serve({ 'GET user': aWireUser({ portrait: '/media/uploads/1.webp' }) });
    await user.click(use);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(cutPicture).toHaveBeenCalledWith('data:image/png,', { x: 10, y: 20, width: 300, height: 300 });
    expect(bodies('user').map(({ body }) => body)).toEqual([{ portrait: '/media/uploads/1.webp' }]);
    expect(shop.session.getState().customer?.portrait).toBe('/media/uploads/1.webp');
    expect(messages).toEqual([{ kind: 'success', text: '头像已更换' }]);
  });

  it.each([
    ['no picture', file('notes.txt', 'text/plain'), '“notes.txt”不是 JPG、PNG、GIF 或 WebP 图片，换一张试试。'],
    ['a drawing', file('a.svg', 'image/svg+xml'), '“a.svg”不是 JPG、PNG、GIF 或 WebP 图片，换一张试试。'],
    ['too large', file('big.png', 'image/png', 20 * 1024 * 1024 + 1), '“big.png”超过 20 MB，换一张试试。'],
    [
      'a large moving one',
      file('big.gif', 'image/gif', 2 * 1024 * 1024 + 1),
      '“big.gif”超过 2 MB，换一张小一点的 GIF。',
    ],
  ])('is refused in words when it is %s, and nothing goes on', async (_, chosen, words) => {
    await draw();
    await choose(chosen);
    expect(screen.getByText(words)).toBeVisible();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getAllByRole('button', { name: '更换头像' }).every((button) => !button.ariaBusy)).toBe(true);
    expect(readPicture).not.toHaveBeenCalled();
    await choose(file());
    expect(screen.queryByText(words)).toBeNull();
  });

  it('is refused when nothing can be seen in it', async () => {
    readPicture.mockRejectedValue(new Error('no picture'));
    await draw();
    await choose(file('broken.jpg', 'image/jpeg'));
    expect(screen.getByText('“broken.jpg”打不开，可能已损坏，换一张试试。')).toBeVisible();
    expect(screen.queryByText('正在打开图片')).toBeNull();
  });

  it('is taken from the clipboard, too', async () => {
    await draw();
    await act(async () => {
      const paste = new Event('paste', { bubbles: true });
      Object.assign(paste, { clipboardData: { files: [file()] } });
      document.body.dispatchEvent(paste);
    });
    expect(screen.getByRole('dialog', { name: '裁剪头像' })).toBeVisible();
  });

  it('stays cut when it could not be sent, and can be sent again', async () => {
    server.serve({ 'POST user': '/media/uploads/1.webp' });
    upload.mockRejectedValueOnce(new Error('offline'));
    const { user } = await draw();
    await choose(file());
    await user.click(await dialog().findByRole('button', { name: 'crop' }));
    await user.click(dialog().getByRole('button', { name: '用作头像' }));
    expect(await dialog().findByText('出错了')).toBeVisible();
    await user.click(dialog().getByRole('button', { name: '用作头像' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(upload).toHaveBeenCalledTimes(2);
  });

  it('tells how much has been sent', async () => {
    upload.mockImplementation(
      (_client, _file, options) =>
        new Promise(() => {
          options?.onProgress?.(3, 10);
        }),
    );
    const { user } = await draw();
    await choose(file());
    await user.click(await dialog().findByRole('button', { name: 'crop' }));
    await user.click(dialog().getByRole('button', { name: '用作头像' }));
    expect(await dialog().findByRole('button', { name: '上传中 30%' })).toHaveAttribute('aria-busy', 'true');
    expect(dialog().getByRole('button', { name: '取消' })).toBeDisabled();
  });
});

describe('the nickname', () => {
  it('is saved once it differs, and the frame follows', async () => {
    server.serve({ 'POST user': null });
    const { user, shop, messages } = await draw();
    const save = screen.getByRole('button', { name: '保存' });
    expect(save).toBeDisabled();
    await user.clear(nickname());
    await user.type(nickname(), ' 大满 ');
    server.serve({ 'GET user': aWireUser({ nickname: '大满' }) });
    await user.click(save);
    await waitFor(() => expect(messages).toEqual([{ kind: 'success', text: '已保存' }]));
    expect(bodies('user').map(({ body }) => body)).toEqual([{ nickname: '大满' }]);
    expect(shop.session.getState().customer?.nickname).toBe('大满');
    expect(nickname()).toHaveValue('大满');
    expect(save).toBeDisabled();
  });

  it.each([
    [' ', '请填写昵称'],
    ['长'.repeat(31), '昵称最多 30 个字'],
  ])('is told in its field when it is wrong: %s', async (typed, words) => {
    const { user } = await draw();
    fireEvent.change(nickname(), { target: { value: typed } });
    await user.click(screen.getByRole('button', { name: '保存' }));
    expect(nickname()).toHaveAccessibleDescription(expect.stringContaining(words));
    expect(nickname()).toHaveFocus();
    expect(bodies('user')).toEqual([]);
  });

  it('keeps what was typed when the shop refuses it, and says why in the field', async () => {
    server.serve({ 'POST user': refuse('昵称里有不能用的字') });
    const { user } = await draw();
    await user.type(nickname(), '!');
    await user.click(screen.getByRole('button', { name: '保存' }));
    await waitFor(() => expect(nickname()).toHaveAccessibleDescription(expect.stringContaining('昵称里有不能用的字')));
    expect(nickname()).toHaveValue('小满!');
  });

  it('is not lost by leaving', async () => {
    const { user, router } = await draw();
    await user.type(nickname(), '!');
    await act(() => router.navigate('/'));
    await user.click(screen.getByRole('button', { name: '留下继续填' }));
    expect([router.state.location.pathname, (nickname() as HTMLInputElement).value]).toEqual([
      '/user/userinfo',
      '小满!',
    ]);
  });
});

describe('the mailbox', () => {
  const open = async (user: Awaited<ReturnType<typeof draw>>['user'], name = '更换') => {
    await user.click(screen.getByRole('button', { name }));
    return screen.findByRole('textbox', { name: '新邮箱' });
  };

  it('is shown in part, and changed by the code sent to the new one', async () => {
    server.serve({ 'POST emailCode': { code: 12345 }, 'POST verifyEmail': 'ok' });
    const { user, messages } = await draw();
    expect(screen.getByText('o***@mail.example')).toBeVisible();
    await user.type(await open(user), 'new@mail.example');
    await user.click(dialog().getByRole('button', { name: /获取验证码|发送/ }));
    await waitFor(() => expect(dialog().getByRole('textbox', { name: '验证码' })).toHaveValue('12345'));
    server.serve({ 'GET user': aWireUser({ email: 'new@mail.example' }) });
    await user.click(dialog().getByRole('button', { name: '保存邮箱' }));
    expect(await screen.findByText('n***@mail.example')).toBeVisible();
    expect(bodies('verifyEmail').map(({ body }) => body)).toEqual([{ email: 'new@mail.example', code: '12345' }]);
    expect(messages).toEqual([{ kind: 'success', text: '邮箱已绑定' }]);
  });

  it.each([
    ['', '请填写邮箱'],
    ['nobody', '请输入邮箱，例如 name@example.com'],
    [EMAIL.toUpperCase(), '这已经是你的邮箱'],
  ])('is told in its field when it is wrong, before anything is sent: %s', async (typed, words) => {
    const { user } = await draw();
    const field = await open(user);
    fireEvent.change(field, { target: { value: typed } });
    await user.click(dialog().getByRole('button', { name: '保存邮箱' }));
    expect(field).toHaveAccessibleDescription(expect.stringContaining(words));
    expect([...bodies('emailCode'), ...bodies('verifyEmail')]).toEqual([]);
  });

  it('tells what the shop says of it, and of the code, in their fields', async () => {
    server.serve({ 'POST emailCode': refuse('该邮箱已被其他账号使用', 50001) });
    const { user } = await draw();
    const field = await open(user);
    await user.type(field, 'taken@mail.example');
    await user.click(dialog().getByRole('button', { name: /获取验证码|发送/ }));
    await waitFor(() => expect(field).toHaveAccessibleDescription(expect.stringContaining('该邮箱已被其他账号使用')));
    server.serve({ 'POST verifyEmail': refuse('验证码不正确', 50003) });
    const code = dialog().getByRole('textbox', { name: '验证码' });
    await user.type(code, '12345');
    await user.click(dialog().getByRole('button', { name: '保存邮箱' }));
    await waitFor(() => expect(code).toHaveAccessibleDescription(expect.stringContaining('验证码不正确')));
    expect([field, code].map((input) => (input as HTMLInputElement).value)).toEqual(['taken@mail.example', '12345']);
  });

  it('asks first who is there when that is not known any more', async () => {
    server.serve({ 'GET user/proof': { seconds_left: 0, ways: ['password'] } });
    const { user } = await draw();
    await user.click(screen.getByRole('button', { name: '更换' }));
    expect(await screen.findByRole('dialog', { name: '先确认是你本人' })).toBeVisible();
    expect(screen.queryByRole('textbox', { name: '新邮箱' })).toBeNull();
  });

  it('can be added where there is none', async () => {
    server.serve({ 'GET user': aWireUser() });
    const { user } = await draw();
    expect(screen.getByText('还没有绑定')).toBeVisible();
    expect(await open(user, '绑定')).toBeVisible();
  });
});

describe('notices', () => {
  const theSwitch = (name: string) => screen.findByRole('switch', { name });

  it('are switched by topic and way at once', async () => {
    server.serve({ 'POST user/notification/topics': 'ok' });
    const { user } = await draw();
    const mails = await theSwitch('优惠与活动：邮件');
    expect(mails).not.toBeChecked();
    await user.click(mails);
    expect(mails).toBeChecked();
    await waitFor(() =>
      expect(bodies('user/notification/topics').map(({ body }) => body)).toEqual([
        { topics: [{ topic: 'offers', mail: true }] },
      ]),
    );
  });

  it('does not jump back for the moment until what is cached has turned', async () => {
    server.serve({ 'POST user/notification/topics': 'ok' });
    await draw();
    const mails = await theSwitch('优惠与活动：邮件');
    fireEvent.click(mails);
    expect(mails).toBeChecked();
  });

  it('that always come have no switch, and say so', async () => {
    await draw();
    await theSwitch('订单与退款：邮件');
    expect(screen.queryByRole('switch', { name: '订单与退款：站内' })).toBeNull();
    expect(screen.getByText('订单与退款：站内，始终发送，不能关闭')).toBeInTheDocument();
    expect(screen.getAllByText('始终发送')).toHaveLength(4);
  });

  it('turn back when it was not saved, and say so', async () => {
    server.serve({ 'POST user/notification/topics': refuse('', 0, 503, 'unavailable') });
    const { user, messages } = await draw();
    const texts = await theSwitch('优惠与活动：短信');
    await user.click(texts);
    await waitFor(() => expect(texts).not.toBeChecked());
    expect(messages).toEqual([{ kind: 'error', text: '没有保存成功，开关已恢复原样，请再试一次。' }]);
  });

  it('by mail need a mailbox; ways the shop has not are left out', async () => {
    server.serve({ 'GET user': aWireUser(), 'GET user/notification': aWireNoticeChoices({ ways: ['site', 'mail'] }) });
    await draw();
    expect(await theSwitch('优惠与活动：邮件')).toBeDisabled();
    expect(screen.getByText(/绑定邮箱后，才能收到邮件通知/)).toBeVisible();
    expect(screen.queryByRole('columnheader', { name: '短信' })).toBeNull();
  });
});

it('goes on without the choices when they fail, and tries again', async () => {
  server.serve({ 'GET user/notification': refuse('', 0, 503, 'unavailable') });
  const { user } = await draw();
  server.serve({ 'GET user/notification': aWireNoticeChoices() });
  await user.click(await screen.findByRole('button', { name: '重试' }));
  expect(await screen.findByRole('switch', { name: '优惠与活动：邮件' })).toBeInTheDocument();
  expect(nickname()).toHaveValue('小满');
});

it('speaks English', async () => {
  await draw({ lang: 'en' });
  expect(screen.getByRole('heading', { level: 1, name: 'Personal info' })).toBeVisible();
  expect(await screen.findByRole('switch', { name: 'Offers and events: Mail' })).toBeInTheDocument();
});
