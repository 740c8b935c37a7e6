/** Words of the panel of customer service. They come with its script: among the texts of the frame every page would begin with them. */
const zh = {
  title: '联系客服',
  'number-order': '订单编号',
  'number-refund': '退款单号',
  'waiting-order': '复制订单编号发给客服，就能查到这笔订单。',
  'waiting-refund': '复制退款单号发给客服，就能查到这笔退款。',
  'copied-order': '订单编号已复制，发给客服就能查到这笔订单。',
  'copied-refund': '退款单号已复制，发给客服就能查到这笔退款。',
  refused: '浏览器不允许复制，请选中编号手动复制。',
  open: '打开在线客服',
  scan: '扫码找客服，9:00–21:00',
  code: '客服二维码',
} as const;

export default zh;
