/** The file with everything that is kept of the customer. */
export default {
  'data.title': '我的数据',
  'data.intro': '商城保存的、与你的账号有关的全部数据，可以打成一个压缩文件（ZIP，里面是 JSON）带走。',

  'data.none': '还没有数据文件',
  'data.none-hint': '申请后在后台整理，通常一分钟内做好，做好会发消息告诉你。',
  'data.waiting': '正在整理你的数据',
  'data.waiting-hint': '可以离开这一页，做好后会发消息告诉你。',
  'data.ready': '数据文件已准备好',
  'data.ready-hint': '{{size}} · {{until}} 前可以下载，之后自动删除',
  'data.failed': '这次没有整理成功',
  'data.failed-hint': '可能是商城太忙，请重新申请一次。',

  'data.ask': '申请数据文件',
  'data.ask-again': '重新申请',
  'data.asking': '正在申请',
  'data.download': '下载',
  'data.download-busy': '正在准备',
  'data.limit': '每天最多申请 {{count}} 次；重新申请会替换上一个文件。',
  'data.gone': '文件已过期，请重新申请',
  'data.proof': '数据文件里有你的订单、地址等信息，只能交给你本人。',

  'data.inside': '文件里有什么',
  'data.inside-account': '账号资料、收货地址、登录设备和登录记录',
  'data.inside-orders': '订单、收货信息、物流、付款和账单',
  'data.inside-promotions': '积分、优惠券、秒杀和抽奖记录',
  'data.inside-activity': '购物车、收藏、浏览记录、评价和消息',
  'data.left-out': '密码、令牌、密钥和验证码不在里面：它们只以加密或哈希形式保存。文件里会写明少了哪些字段。',
  'data.safe': '只有登录的你本人能下载，链接一次有效。请妥善保管，不要发给别人。',
  'data.close-hint': '不想再用这个账号？',
  'data.close': '注销账号',
} as const;
