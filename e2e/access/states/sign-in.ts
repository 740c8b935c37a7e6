import { callApi } from '../../support/api.ts';
import { emptyCustomer } from '../../support/signed-in.ts';
import { at, signedInAt } from './opening.ts';
import type { Lang, PageState, Visit } from './page-state.ts';

const stall = { zh: '回来啦，摊位都给你留着呢', en: 'Welcome back, your stall is waiting' } as const;

const newCode = ({ origin }: Visit) => callApi<{ uuid: string }>('sweepLogin', { origin });

const pressed =
  (path: string, button: Record<Lang, string>) =>
  async (visit: Visit): Promise<void> => {
    await at(path)(visit);
    await visit.page.getByRole('button', { name: button[visit.lang], exact: true }).click();
  };

/** Answered in place of the api: the page shows what comes of it. */
const qrState = (state: number) => async (visit: Visit) => {
  await visit.page.route('**/sweepLogin/events', (route) =>
    route.fulfill({ contentType: 'text/event-stream', body: `data: {"state":${state},"expires_in":170}\n\n` }),
  );
  await visit.page.route('**/sweepLogin/verify', (route) =>
    route.fulfill({ json: { result: 'ok', message: { state } } }),
  );
  await at('/pass/login?by=qr')(visit);
};

const scan = async (visit: Visit) => signedInAt(`/pass/scan?uuid=${(await newCode(visit)).uuid}`, emptyCustomer)(visit);

const answered = (button: Record<Lang, string>) => async (visit: Visit) => {
  await scan(visit);
  await visit.page.getByRole('button', { name: button[visit.lang] }).click();
};

/** Everything under `/pass`. */
export const signInStates: readonly PageState[] = [
  { route: 'mf_user_centre/sign-in', name: 'by code', heading: stall, open: at('/pass/login') },
  {
    route: 'mf_user_centre/sign-in',
    name: 'nothing filled in',
    heading: stall,
    shows: { zh: '请填写手机号', en: 'Enter your phone number' },
    open: pressed('/pass/login', { zh: '登录', en: 'Log in' }),
  },
  {
    route: 'mf_user_centre/sign-in',
    name: 'no code came',
    heading: stall,
    shows: { zh: '看看短信有没有被拦截', en: 'see whether your phone blocks messages' },
    open: pressed('/pass/login', { zh: '收不到验证码？', en: 'No code?' }),
  },
  { route: 'mf_user_centre/sign-in', name: 'by password', heading: stall, open: at('/pass/login?by=password') },
  {
    route: 'mf_user_centre/sign-in',
    name: 'by QR code',
    heading: stall,
    shows: { zh: '用微信或手机相机扫一扫登录', en: 'Scan with WeChat or your camera' },
    open: at('/pass/login?by=qr'),
  },
  {
    route: 'mf_user_centre/sign-in',
    name: 'QR code scanned',
    heading: stall,
    shows: { zh: '已扫码，请在手机上确认', en: 'Scanned. Confirm on your phone' },
    open: qrState(1),
  },
  {
    route: 'mf_user_centre/sign-in',
    name: 'QR code refused',
    heading: stall,
    shows: { zh: '手机上拒绝了登录', en: 'Refused on the phone' },
    open: qrState(3),
  },
  {
    route: 'mf_user_centre/sign-in',
    name: 'QR code over',
    heading: stall,
    shows: { zh: '二维码已过期，请刷新', en: 'The code has expired, refresh it' },
    open: qrState(4),
  },
  {
    route: 'mf_user_centre/register',
    name: 'empty',
    heading: { zh: '注册账号', en: 'Sign up' },
    level: 2,
    open: at('/pass/register'),
  },
  {
    route: 'mf_user_centre/register',
    name: 'nothing filled in',
    heading: { zh: '注册账号', en: 'Sign up' },
    level: 2,
    shows: { zh: '请先阅读并同意协议', en: 'Please read and accept the terms first' },
    open: pressed('/pass/register', { zh: '注册', en: 'Sign up' }),
  },
  {
    route: 'mf_user_centre/reset-password',
    name: 'nothing filled in',
    heading: { zh: '重设密码', en: 'New password' },
    level: 2,
    shows: { zh: '请填写手机号', en: 'Enter your phone number' },
    open: pressed('/pass/findPassword', { zh: '设为新密码', en: 'Set new password' }),
  },
  {
    route: 'mf_user_centre/scan',
    name: 'to confirm',
    heading: { zh: '允许这台设备登录吗？', en: 'Let this device log in?' },
    open: scan,
  },
  {
    route: 'mf_user_centre/scan',
    name: 'confirmed',
    heading: { zh: '已确认登录', en: 'Login confirmed' },
    open: answered({ zh: '确认登录', en: 'Log in there' }),
  },
  {
    route: 'mf_user_centre/scan',
    name: 'refused',
    heading: { zh: '已拒绝登录', en: 'Login refused' },
    open: answered({ zh: '拒绝', en: 'Refuse' }),
  },
  {
    route: 'mf_user_centre/scan',
    name: 'no code of the shop',
    heading: { zh: '这不是集市的登录二维码', en: 'This is no login code of Jishi' },
    open: signedInAt('/pass/scan?uuid=nonsense'),
  },
  {
    route: 'mf_user_centre/scan',
    name: 'over',
    heading: { zh: '二维码已失效', en: 'This code cannot be used any more' },
    open: signedInAt('/pass/scan?uuid=00000000-0000-4000-8000-000000000000'),
  },
  {
    route: 'mf_user_centre/earlier-scan',
    name: 'leads on',
    heading: { zh: '二维码已失效', en: 'This code cannot be used any more' },
    open: signedInAt('/sweepLogin?uuid=00000000-0000-4000-8000-000000000000'),
  },
  {
    route: 'mf_user_centre/terms',
    name: 'published',
    heading: { zh: '用户协议', en: 'Terms of use' },
    open: at('/pass/terms'),
  },
  {
    route: 'mf_user_centre/privacy',
    name: 'published',
    heading: { zh: '隐私政策', en: 'Privacy policy' },
    open: at('/pass/privacy'),
  },
];
