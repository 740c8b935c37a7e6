export default {
  title: '帮助中心',
  about: '{{shop}}帮助中心：{{name}}',
  none: '还没有帮助内容',
  none_hint: '摊主正在写，稍后再来看看。',
  empty: '这个栏目还没有文章',
  empty_hint: '摊主正在写，先看看别的栏目。',
  past_end: '这一页没有文章',
  unwritten: '正文还没有写好',
  table: '表格',
  neighbours: '前后两篇',
  previous: '上一篇',
  next: '下一篇',
} as const;
