import type { LocalText } from './languages.ts';

/** Names of fields in validation messages. */
export const attributes = {
  cellphone: { zh: '手机号', en: 'Phone number' },
  email: { zh: '邮箱', en: 'E-mail' },
  password: { zh: '密码', en: 'Password' },
  nickname: { zh: '昵称', en: 'Nickname' },
  portrait: { zh: '头像', en: 'Portrait' },
  name: { zh: '姓名', en: 'Name' },
  location: { zh: '地点', en: 'Place' },
  address: { zh: '详细地址', en: 'Full address' },
  house: { zh: '门牌', en: 'House number' },
  latitude: { zh: '纬度', en: 'Latitude' },
  longitude: { zh: '经度', en: 'Longitude' },
  carriage: { zh: '运费', en: 'Freight' },
  indentCommodity: { zh: '订单里的商品', en: 'Goods of the order' },
  price: { zh: '单价', en: 'Unit price' },
  number: { zh: '件数', en: 'Pieces' },
  productName: { zh: '商品名', en: 'Goods name' },
  productId: { zh: '商品编号', en: 'Goods id' },
  sku: { zh: '规格', en: 'SKU' },
  img: { zh: '图片', en: 'Picture' },
  remark: { zh: '留言', en: 'Remark' },
  gift_note: { zh: '礼物便签', en: 'Gift note' },
  shipping: { zh: '收货地址', en: 'Delivery address' },
  coupon: { zh: '优惠券', en: 'Coupon' },
  points: { zh: '积分', en: 'Points' },
  prize: { zh: '奖品', en: 'Prize' },
  refundMoney: { zh: '退款金额', en: 'Refund amount' },
  code: { zh: '验证码', en: 'Code' },
  review: { zh: '评价', en: 'Review' },
  id: { zh: '编号', en: 'Id' },
} as const satisfies Record<string, LocalText>;

export type Attribute = keyof typeof attributes;

export function isAttribute(name: string): name is Attribute {
  return Object.hasOwn(attributes, name);
}
