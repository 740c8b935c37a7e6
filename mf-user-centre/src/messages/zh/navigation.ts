/** Words of the frame's links, where they are not the title of the page. */
export default {
  'nav.register': '注册',
  'nav.centre': '个人中心',
  'nav.me': '我的',
  'nav.overview': '我的首页',
  'nav.favourites': '我的收藏',
} as const;
