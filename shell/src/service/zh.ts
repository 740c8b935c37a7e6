const zh = {
  'service.title': '联系客服',
  'service.number-order': '订单编号',
  'service.number-refund': '退款单号',
  'service.copied-order': '订单编号已复制，发给客服就能查到这笔订单。',
  'service.copied-refund': '退款单号已复制，发给客服就能查到这笔退款。',
  'service.copy-order': '复制订单编号发给客服，就能查到这笔订单。',
  'service.copy-refund': '复制退款单号发给客服，就能查到这笔退款。',
  'service.not-copied': '浏览器没有允许复制，请选中编号手动复制。',
  'service.open': '打开在线客服',
  'service.scan': '扫码找客服，9:00–21:00',
  'service.code': '客服二维码',
} as const;

export default zh;
