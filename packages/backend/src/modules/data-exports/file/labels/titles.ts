import type { Lang } from '../../../../kernel/texts/languages.ts';

export type Words = Readonly<Record<Lang, string>>;

/** A text in both languages. */
export const words = (zh: string, en: string): Words => ({ zh, en });

/** What the tables are called in the file: in the index, and in the names of the files. */
export const titles: Readonly<Record<string, Words>> = {
  users: words('账号', 'Account'),
  user_platforms: words('使用过的平台', 'Platforms'),
  user_logs: words('登录记录', 'Sign-ins'),
  token_families: words('已登录的设备', 'Devices'),
  token_pairs: words('登录凭证', 'Sign-in tokens'),
  passkeys: words('通行密钥', 'Passkeys'),
  passkey_challenges: words('通行密钥验证', 'Passkey checks'),
  verification_codes: words('验证码', 'Verification codes'),
  qr_logins: words('扫码登录', 'QR sign-ins'),
  limit_counters: words('操作次数', 'Limits'),
  outbox: words('短信和邮件', 'Text messages and mails'),
  idempotency_keys: words('重复请求的答复', 'Answers to repeated requests'),
  jobs: words('待办任务', 'Work to do'),
  addresses: words('收货地址', 'Addresses'),
  carts: words('购物车', 'Cart'),
  collects: words('收藏', 'Favourites'),
  browses: words('浏览记录', 'Recently viewed'),
  sale_reminders: words('秒杀提醒', 'Flash-sale reminders'),
  notifications: words('消息', 'Notices'),
  comments: words('评价', 'Reviews'),
  resources: words('评价图片', 'Pictures of reviews'),
  orders: words('订单', 'Orders'),
  order_lines: words('订单商品', 'Order lines'),
  order_locations: words('订单收货信息', 'Deliveries of orders'),
  order_address_changes: words('修改收货地址', 'Changes of delivery addresses'),
  order_codes: words('订单卡密', 'Card keys of orders'),
  order_coupons: words('订单优惠券', 'Coupons of orders'),
  parcels: words('包裹', 'Parcels'),
  parcel_lines: words('包裹内的商品', 'Lines of parcels'),
  tracking_events: words('物流', 'Tracking'),
  download_codes: words('下载链接', 'Download links'),
  refund_requests: words('退款申请', 'Refunds asked for'),
  refund_lines: words('退款商品', 'Lines of refunds'),
  refund_events: words('退款经过', 'Steps of refunds'),
  money_logs: words('账单', 'Wallet'),
  payment_logs: words('付款记录', 'Payments'),
  points_accounts: words('积分', 'Points'),
  points_logs: words('积分明细', 'Points history'),
  user_coupons: words('优惠券', 'Coupons'),
  flash_sale_purchases: words('秒杀购买', 'Flash-sale purchases'),
  flash_sale_places: words('秒杀排队', 'Flash-sale line'),
  lottery_logs: words('抽奖', 'Draws'),
  lottery_proofs: words('抽奖凭据', 'Proofs of draws'),
  data_exports: words('我的数据', 'My data'),
};
