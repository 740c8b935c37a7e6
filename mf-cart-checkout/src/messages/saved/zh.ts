/** Of what is saved for later, which brings them along. */
export default {
  'saved.title': '以后再买',
  'saved.count': '{{count}} 种商品',
  'saved.hint-visitor': '存在这台设备上，登录后会跟着你的账号。',
  'saved.back': '放回购物车',
  'saved.back-of': '把 {{name}} 放回购物车',
  'saved.back-done': '已放回购物车',
  'saved.no-room': '购物车满了，先清理一些再放回来',
  'saved.forget-of': '从“以后再买”删除 {{name}}',
  'saved.forgotten': '已删除',
  'saved.gone': '已下架',
  'saved.gone-unnamed': '商品已不存在',
  'saved.sold-out': '缺货',
} as const;
