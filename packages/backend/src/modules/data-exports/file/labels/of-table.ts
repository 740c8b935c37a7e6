import { type Lang, pickText } from '../../../../kernel/texts/languages.ts';
import { type PlaceState, placeStates } from '../../../../kernel/words/flash-sales.ts';
import { orderStates } from '../../../../kernel/words/orders.ts';
import { stateLabel } from '../../../orders/order-labels.ts';
import { type Words, words } from './titles.ts';

const stateWords = (lang: Lang) =>
  orderStates.words.map((state) => `${orderStates.numbers[state]} ${pickText(stateLabel(state), lang)}`);

const places: Record<PlaceState, Record<Lang, string>> = {
  waiting: { zh: '排队中', en: 'waiting' },
  turn: { zh: '已留货', en: 'held' },
  ordered: { zh: '已下单', en: 'ordered' },
  lapsed: { zh: '已过时', en: 'lapsed' },
  left: { zh: '已离开', en: 'left' },
  'sold-out': { zh: '已售罄', en: 'sold out' },
  'sale-over': { zh: '活动已结束', en: 'sale over' },
};
const placeWords = (lang: Lang) =>
  placeStates.words.map((state) => `${placeStates.numbers[state]} ${places[state][lang]}`);

/** Columns of one table that mean something else than elsewhere. */
export const ofTable: Readonly<Record<string, Words>> = {
  'users.name': words('登录名', 'Login name'),
  'users.state': words('账号状态（1 正常，2 停用）', 'State (1 normal, 2 blocked)'),
  'users.money': words('余额（分）', 'Balance (cents)'),
  'addresses.name': words('收货人', 'Recipient'),
  'order_locations.name': words('收货人', 'Recipient'),
  'order_address_changes.name': words('原收货人', 'Recipient before'),
  'order_address_changes.refunded': words('退回的运费（分）', 'Shipping fee back (cents)'),
  'order_address_changes.way': words('退到（0 余额，1 原路）', 'Paid back (0 to the balance, 1 the way it was paid)'),
  'order_lines.name': words('商品名称', 'Product'),
  'order_lines.number': words('数量', 'Pieces'),
  'flash_sale_purchases.number': words('数量', 'Pieces'),
  'flash_sale_places.number': words('排队序号', 'Number in the line'),
  'flash_sale_places.state': words(`状态（${placeWords('zh').join('，')}）`, `State (${placeWords('en').join(', ')})`),
  'lottery_proofs.number': words('当日抽奖序号', 'Number of the draw that day'),
  'lottery_proofs.cost': words('消耗积分', 'Points it cost'),
  'lottery_proofs.type': words('抽奖类型', 'Kind of lottery'),
  'lottery_logs.state': words(
    '状态（0 未兑换，1 已兑换，2 已收回）',
    'State (0 not redeemed, 1 redeemed, 2 taken back)',
  ),
  'collect_lists.name': words('名称', 'Name'),
  'passkeys.name': words('名称', 'Name'),
  'payment_logs.name': words('名称', 'Name'),
  'payment_logs.number': words('付款编号', 'Payment number'),
  'payment_logs.money': words('金额（分）', 'Amount (cents)'),
  'payment_logs.state': words(
    '状态（0 进行中，1 完成，2 未付款结束）',
    'State (0 begun, 1 complete, 2 ended without money)',
  ),
  'payment_logs.parentId': words('所退的付款', 'Payment it gives back'),
  'payment_logs.data': words('付款方的信息', 'What the provider said'),
  'orders.type': words('类型（0 普通，1 秒杀，2 拼团）', 'Kind (0 ordinary, 1 flash sale, 2 group purchase)'),
  'orders.total': words('实付金额（分）', 'Total (cents)'),
  'orders.state': words(`订单状态（${stateWords('zh').join('，')}）`, `State (${stateWords('en').join(', ')})`),
  'points_accounts.total': words('累计积分', 'Points ever earned'),
  'points_logs.type': words('类型（0 收入，1 支出）', 'Kind (0 income, 1 outgo)'),
  'money_logs.type': words('类型（0 收入，1 支出）', 'Kind (0 income, 1 outgo)'),
  'money_logs.money': words('金额（分）', 'Amount (cents)'),
  'notifications.type': words('事由', 'About'),
  'notifications.data': words('内容', 'Contents'),
  'comments.parentId': words('所回复的评价', 'Review it answers'),
  'comments.wordsLang': words('内容的语言', 'Language of the words'),
  'comment_translations.commentId': words('评价编号', 'Review'),
  'comment_translations.ofWords': words('原文的哈希值', 'Hash of the original'),
  'comment_translations.text': words('译文', 'Translation'),
  'comments.state': words('状态（0 待审核，1 已通过，2 未通过）', 'State (0 to be checked, 1 passed, 2 refused)'),
  'product_questions.text': words('问题', 'Question'),
  'product_questions.wordsLang': words('内容的语言', 'Language of the words'),
  'product_questions.state': words('状态（0 展示，1 隐藏）', 'State (0 shown, 1 hidden)'),
  'product_answers.text': words('回答', 'Answer'),
  'product_answers.state': words('状态（0 展示，1 隐藏）', 'State (0 shown, 1 hidden)'),
  'user_coupons.state': words('状态（0 未使用，1 已使用，2 已失效）', 'State (0 unused, 1 used, 2 void)'),
  'user_coupons.cost': words(
    '面值（分；折扣券为减免百分比 × 100）',
    'Worth (cents; percent off × 100 for percentages)',
  ),
  'qr_logins.state': words(
    '状态（0 待扫码，1 已扫码，2 已同意，3 已拒绝）',
    'State (0 waiting, 1 scanned, 2 granted, 3 refused)',
  ),
  'outbox.state': words('状态（0 待发送，1 已发送，2 已放弃）', 'State (0 waiting, 1 sent, 2 given up)'),
  'data_exports.state': words('状态（0 生成中，1 已生成）', 'State (0 being made, 1 ready)'),
  'limit_counters.key': words('限制对象', 'What is limited'),
  'payment_logs.type': words(
    '类型（goodsIndent 付款，其余为退款）',
    'Kind (goodsIndent a payment, else money given back)',
  ),
  'refund_requests.kind': words('方式（refund 仅退款，return 退货退款）', 'Kind (refund, return)'),
  'refund_requests.identification': words('退款单号', 'Refund number'),
  'refund_requests.state': words('退款状态', 'State'),
  'refund_requests.money': words('退款金额（分）', 'Money back (cents)'),
  'refund_requests.points': words('退回积分', 'Points back'),
  'refund_requests.reason': words('原因', 'Reason'),
  'refund_requests.way': words('退到（0 余额，1 原路）', 'Paid back (0 to the balance, 1 the way it was paid)'),
  'refund_lines.money': words('退款金额（分）', 'Money back (cents)'),
  'refund_lines.points': words('退回积分', 'Points back'),
  'parcels.state': words('包裹状态', 'State of the parcel'),
  'parcels.number': words('第几个包裹', 'Parcel of the order'),
  'refund_events.state': words('退款状态', 'State'),
  'resources.name': words('文件名', 'File name'),
  'resources.type': words('文件类型', 'Kind of file'),
};
