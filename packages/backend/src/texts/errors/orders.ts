import { conflict, refusal } from './entry.ts';

/** Chapter 5. Statuses 500 of the original that are business refusals answer 401 here, as ruled. */
export const orderErrors = {
  'good.off_shelf': conflict(50001, 'This item is no longer on sale', '商品已下架'),
  'cart.stock': conflict(50004, 'Only {n} left in stock', '库存只剩{n}件'),
  'cart.full': refusal(50004, 'The cart holds at most {n} kinds of goods', '购物车最多放{n}种商品'),
  'cart.variant': refusal(50004, 'Choose a specification', '请选择规格'),
  'order.address_missing': refusal(50001, 'Choose a delivery address', '请选择收货地址'),
  'order.stock': conflict(50004, 'An item is short of stock, reload the cart', '有商品库存不够，请刷新购物车'),
  'order.stock_sku': conflict(
    50004,
    'A chosen specification is short of stock, reload the cart',
    '有规格库存不够，请刷新购物车',
  ),
  'order.price_changed': conflict(50004, 'Prices have changed, check the order again', '价格有变化，请重新确认订单'),
  'order.purchase_limit': refusal(50004, 'At most {n} pieces of an item per order', '有商品每单最多购买{n}件'),
  'order.points_over': refusal(50001, 'You do not have that many points', '可用积分不够'),
  'order.points_limit': refusal(50001, 'This order cannot use that many points', '超过该订单可用积分'),
  'order.coupon_unusable': refusal(50001, 'This coupon cannot be used here', '该优惠券不能用于此订单'),
  'order.prize_unusable': conflict(
    50001,
    'This prize cannot be ordered, or was ordered before',
    '该奖品不能兑换，或已经兑换',
  ),
  'order.seckill_limit': conflict(50004, 'The flash sale does not allow this', '不符合秒杀规则'),
  'order.seckill_line': conflict(
    50004,
    'Many people want this. You have a place in the line, try again in a moment',
    '抢购的人较多，已为你排上队，请稍后再试',
  ),
  'order.state': conflict(50003, 'The order has changed, reload it', '订单状态已变化，请刷新'),
  'pay.arguments': refusal(50004, 'The order is missing', '缺少订单信息'),
  'pay.balance': conflict(50004, 'Your balance is not enough', '余额不够支付该订单'),
  'pay.stock': conflict(50004, 'An item has sold out, please order again', '有商品已无库存，请重新下单'),
  'pay.stock_sku': conflict(50004, 'A specification has sold out, please order again', '有规格已无库存，请重新下单'),
  'pay.codes': conflict(50001, 'Not enough codes in stock', '卡密库存不够'),
  'pay.expired': conflict(50003, 'The time to pay is over', '已超过付款时间'),
  'pay.unavailable': refusal(
    50001,
    'This way to pay is not available yet, pay by balance',
    '该支付方式暂未开通，请用余额支付',
  ),
  'pay.provider': refusal(50001, 'Payment failed, contact us', '支付异常，请联系客服', 'unavailable'),
  'download.not_yours': refusal(50002, 'This order is not yours', '这不是您的订单'),
  'download.none': refusal(50001, 'There is nothing to download', '没有可下载的文件'),
  'download.code': refusal(50001, 'The download link has expired', '下载链接已失效'),
} as const;
