export default {
  label: '页内位置',
  product: '商品',
  bar: '当前商品',
  'bar-buy': '去选购',
} as const;
