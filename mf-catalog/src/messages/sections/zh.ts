export default {
  label: '页内位置',
  product: '商品',
} as const;
