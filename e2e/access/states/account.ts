import { expectHydrated } from '../../support/hydrated.ts';
import { photo, type Upload } from '../../support/pictures.ts';
import { customerWithReview } from '../../support/reviews.ts';
import { emptyCustomer } from '../../support/signed-in.ts';
import { favouriteListStates } from './favourite-lists.ts';
import { at, atNotice, signedInAt, withOrder } from './opening.ts';
import type { PageState, Visit } from './page-state.ts';
import { parcelStates } from './parcels.ts';
import { refundStates } from './refunds.ts';
import { securityStates } from './security.ts';

const addAddress = async (visit: Visit) => {
  await signedInAt('/user/address')(visit);
  await visit.page.getByRole('button', { name: visit.lang === 'en' ? 'Add an address' : '新增收货地址' }).click();
};

const openMap = async (visit: Visit) => {
  await addAddress(visit);
  const isEnglish = visit.lang === 'en';
  await visit.page.getByRole('button', { name: isEnglish ? 'Choose on the map' : '在地图上选择' }).click();
  await visit.page.getByRole('application').waitFor();
  await visit.page.getByRole('button', { name: isEnglish ? 'Use this point' : '选这里' }).click();
};

const pasteAddress = async (visit: Visit) => {
  await addAddress(visit);
  const isEnglish = visit.lang === 'en';
  const { page } = visit;
  await page.getByRole('button', { name: isEnglish ? 'Paste a whole address' : '粘贴整段地址，自动填写' }).click();
  await page
    .getByLabel(isEnglish ? 'The whole address' : '整段地址')
    .fill('林小满 13800138000 浙江省杭州市余杭区云栖里');
  await page.getByRole('button', { name: isEnglish ? 'Fill in the form' : '识别并填写' }).click();
};

const chooseFile = (file: (origin: string) => Promise<Upload>) => async (visit: Visit) => {
  await signedInAt('/user/userinfo')(visit);
  const input = visit.page.locator('input[type=file]');
  await expectHydrated(input);
  await input.setInputFiles(await file(visit.origin));
};

const cutPicture = async (visit: Visit) => {
  await chooseFile(photo)(visit);
  await visit.page.getByRole('slider').waitFor();
};
const notes = { name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('hello') };
const refusedFile = chooseFile(async () => notes);

/** What belongs to a customer who is signed in. */
export const accountStates: readonly PageState[] = [
  {
    route: 'mf_user_centre/portal',
    name: 'with orders',
    heading: { zh: '个人中心', en: 'My centre' },
    open: signedInAt('/user/portal'),
  },
  {
    route: 'mf_user_centre/profile',
    name: 'picture, name, mailbox, notices',
    heading: { zh: '个人资料', en: 'Personal info' },
    shows: { zh: '优惠与活动', en: 'Offers and events' },
    open: signedInAt('/user/userinfo'),
  },
  {
    route: 'mf_user_centre/profile',
    name: 'a picture being cut',
    heading: { zh: '个人资料', en: 'Personal info' },
    shows: { zh: '裁剪头像', en: 'Crop your picture' },
    open: cutPicture,
  },
  {
    route: 'mf_user_centre/profile',
    name: 'a file that is refused',
    heading: { zh: '个人资料', en: 'Personal info' },
    shows: { zh: '“notes.txt”不是', en: '“notes.txt” is not' },
    open: refusedFile,
  },
  {
    route: 'mf_user_centre/orders',
    name: 'every state',
    heading: { zh: '我的订单', en: 'My orders' },
    shows: { zh: '订单编号', en: 'Order number' },
    open: signedInAt('/user/indent/list'),
  },
  {
    route: 'mf_user_centre/orders',
    name: 'none',
    heading: { zh: '我的订单', en: 'My orders' },
    shows: { zh: '还没有订单', en: 'No orders yet' },
    open: signedInAt('/user/indent/list', emptyCustomer),
  },
  {
    route: 'mf_user_centre/order-detail',
    name: 'awaiting payment',
    heading: { zh: /待付款|订单/, en: /payment|Order/ },
    shows: { zh: '待付款', en: 'To pay' },
    open: withOrder('/user/indent/detail', 'awaiting payment'),
  },
  {
    route: 'mf_user_centre/order-detail',
    name: 'shipped',
    heading: { zh: /待收货|订单/, en: /Shipped|Order/ },
    shows: { zh: '待收货', en: 'On its way' },
    open: withOrder('/user/indent/detail', 'shipped'),
  },
  {
    route: 'mf_user_centre/order-print',
    name: 'a sheet to print',
    heading: { zh: '订单', en: 'Order' },
    shows: { zh: '本页不是发票', en: 'This is not an invoice' },
    open: withOrder('/user/indent/print', 'shipped'),
  },
  {
    route: 'mf_user_centre/write-review',
    name: 'nothing written yet',
    heading: { zh: '写评价', en: 'Write a review' },
    shows: { zh: '打几颗星', en: 'Your rating' },
    open: withOrder('/comment/score', 'awaiting review'),
  },
  {
    route: 'mf_user_centre/write-review',
    name: 'nothing to review',
    heading: { zh: '写评价', en: 'Write a review' },
    shows: { zh: '这个订单没有待评价的商品', en: 'Nothing in this order waits for a review' },
    open: withOrder('/comment/score', 'shipped'),
  },
  {
    route: 'mf_user_centre/own-reviews',
    name: 'to write',
    heading: { zh: '我的评价', en: 'My reviews' },
    shows: { zh: '写评价', en: 'Write a review' },
    open: signedInAt('/user/comment/list'),
  },
  {
    route: 'mf_user_centre/own-reviews',
    name: 'written',
    heading: { zh: '我的评价', en: 'My reviews' },
    shows: { zh: '追评', en: 'Add a follow-up' },
    open: signedInAt('/user/comment/list?show=written', customerWithReview),
  },
  {
    route: 'mf_user_centre/own-reviews',
    name: 'none',
    heading: { zh: '我的评价', en: 'My reviews' },
    shows: { zh: '还没有写过评价', en: 'You have not written a review yet' },
    open: signedInAt('/user/comment/list?show=written', emptyCustomer),
  },
  {
    route: 'mf_user_centre/addresses',
    name: 'three',
    heading: { zh: '收货地址', en: 'Addresses' },
    shows: { zh: '林建国', en: '林建国' },
    open: signedInAt('/user/address'),
  },
  {
    route: 'mf_user_centre/addresses',
    name: 'none',
    heading: { zh: '收货地址', en: 'Addresses' },
    open: signedInAt('/user/address', emptyCustomer),
  },
  {
    route: 'mf_user_centre/addresses',
    name: 'new one',
    heading: { zh: '新增收货地址', en: 'Add an address' },
    level: 2,
    open: addAddress,
  },
  {
    route: 'mf_user_centre/addresses',
    name: 'a point on the map',
    heading: { zh: '新增收货地址', en: 'Add an address' },
    level: 2,
    shows: { zh: '已选这里', en: 'This point is used' },
    open: openMap,
  },
  {
    route: 'mf_user_centre/addresses',
    name: 'filled in from a pasted address',
    heading: { zh: '新增收货地址', en: 'Add an address' },
    level: 2,
    shows: { zh: '没认出门牌号', en: 'Not found' },
    open: pasteAddress,
  },
  {
    route: 'mf_user_centre/favourites',
    name: 'some',
    heading: { zh: '我的收藏', en: 'My favourites' },
    shows: { zh: '迁西板栗', en: 'Qianxi raw chestnuts' },
    open: signedInAt('/user/collect'),
  },
  {
    route: 'mf_user_centre/favourites',
    name: 'none',
    heading: { zh: '我的收藏', en: 'My favourites' },
    shows: { zh: '还没有收藏', en: 'No favourites yet' },
    open: signedInAt('/user/collect', emptyCustomer),
  },
  ...favouriteListStates,
  ...parcelStates,
  ...refundStates,
  ...securityStates,
  {
    route: 'mf_user_centre/close-account',
    name: 'held up by orders',
    heading: { zh: '注销账号', en: 'Close account' },
    shows: { zh: '退款失败', en: 'Refund failed' },
    open: signedInAt('/user/cancel'),
  },
  {
    route: 'mf_user_centre/close-account',
    name: 'nothing in the way',
    heading: { zh: '注销账号', en: 'Close account' },
    shows: { zh: '没有未完成的订单', en: 'No order is under way' },
    open: signedInAt('/user/cancel', emptyCustomer),
  },
  {
    route: 'mf_user_centre/account-closed',
    name: 'good-bye',
    heading: { zh: '账号已注销', en: 'Your account is closed' },
    open: at('/pass/closed'),
  },
  {
    route: 'mf_user_centre/my-data',
    name: 'not asked for',
    heading: { zh: '我的数据', en: 'My data' },
    shows: { zh: '还没有数据文件', en: 'No file yet' },
    open: signedInAt('/user/data', emptyCustomer),
  },
  {
    route: 'mf_user_centre/notices',
    name: 'some unread',
    heading: { zh: '消息', en: 'Messages' },
    shows: { zh: '未读', en: 'Unread' },
    open: signedInAt('/user/notice/list'),
  },
  {
    route: 'mf_user_centre/notices',
    name: 'none',
    heading: { zh: '消息', en: 'Messages' },
    shows: { zh: '还没有消息', en: 'No messages yet' },
    open: signedInAt('/user/notice/list', emptyCustomer),
  },
  {
    route: 'mf_user_centre/notice-detail',
    name: 'about a payment',
    heading: { zh: '付款成功', en: 'Payment received' },
    shows: { zh: '查看订单', en: 'See the order' },
    open: atNotice,
  },
];
