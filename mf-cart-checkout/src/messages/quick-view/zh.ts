export default {
  title: '快速查看',
  details: '查看完整详情',
  pictures: '商品图片',
  picture: '第 {{number}} 张，共 {{total}} 张',
  reviews: '{{count}} 条评价',
} as const;
