export default {
  'favourite.name': '收藏',
  'favourite.add': '加入收藏',
  'favourite.remove': '取消收藏',

  'favourite.added': '已收藏',

  'alert.price': '降价时告诉我',
  'alert.stock': '到货时告诉我',
  'alert.price-of': '降价时告诉我：{{name}}',
  'alert.stock-of': '到货时告诉我：{{name}}',
  'alert.price-set': '比现在便宜时，会发消息告诉你',
  'alert.stock-set': '到货时会发消息告诉你',
  'alert.ended': '不再提醒',

  'favourites.title': '我的收藏',
  'favourites.none': '还没有收藏',
  'favourites.none-hint': '在商品上点一下星星，就留在这里。',
  'favourites.past-the-end': '这一页没有收藏了。',
  'favourites.saved-at': '收藏时的价格',
  'favourites.price-fell': '已降 {{amount}}',
  'favourites.sold-out': '已售完',
  'favourites.in-sale': '秒杀中',
  'favourites.gone': '商品已下架',
  'favourites.remove-of': '取消收藏 {{name}}',
  'favourites.remove-question': '取消收藏？',
  'favourites.removed': '已取消收藏',
} as const;
