export default {
  title: '常一起买',
  why: '买过这件的顾客也买了这些',
  own: '这件',
  include: '带上{{name}}',
  options: '{{name}}的规格',
  'in-cart': '已在购物车',
  sale: '按平时价：秒杀价只能单独买',
  missing: '先选{{names}}，再一起放进购物车',
  choose: '去选规格',
  sum: '{{count}} 件合计',
} as const;
