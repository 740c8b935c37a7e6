const note = {
  'coupon-note.label': '使用优惠券',
  'coupon-note.here': '下面的商品都能用这张券',
  'coupon-note.missing': '再买 {{amount}} 可用',
  'coupon-note.reached': '购物车里的商品已满足条件',
  'coupon-note.any': '没有门槛，买一件就能用',
  'coupon-note.until': '有效期至 {{time}}',
  'coupon-note.cart': '去购物车',
} as const;

export default note;
