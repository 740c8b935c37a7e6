import { expect, it } from 'vitest';
import { plainRemark } from './plain-remark.ts';

it.each([
  ['支付订单 J1', 'J1', '支付订单'],
  ['对订单：J1的付款', 'J1', '订单付款'],
  ['订单：J1的退款', 'J1', '订单退款'],
  ['对订单：J1的在线付款（微信支付）', 'J1', '订单在线付款（微信支付）'],
  ['订单 J1 购物送积分', 'J1', '订单购物送积分'],
  ['Payment of order J1', 'J1', 'Payment of order'],
  ['Online payment of order J1 (WeChat Pay)', 'J1', 'Online payment of order (WeChat Pay)'],
  ['Order J1 was refunded, points returned', 'J1', 'Order was refunded, points returned'],
  ['更正', 'J1', '更正'],
  ['J1', 'J1', 'J1'],
  ['抽中：20 积分', '', '抽中：20 积分'],
])('%j about %j: %j', (remark, number, plain) => expect(plainRemark(remark, number)).toBe(plain));
