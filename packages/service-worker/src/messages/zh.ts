/** Texts of the offline page. */
export default {
  title: '网络断开了',
  hint: '这个页面之前没有打开过，联网后就能看。',
  kept: '还能看的页面',
  'kept-at': '{time} 打开过',
  retry: '重试',
  home: '回首页',
};
