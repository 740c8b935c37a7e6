export default {
  'field.phone': '手机号',
  'field.code': '验证码',
  'field.password': '密码',
  'field.new-password': '新密码',
  'field.repeat-password': '再次输入密码',
  'field.name': '收货人',
  'field.region': '所在地区',
  'field.province': '省份',
  'field.city': '城市',
  'field.district': '区县',
  'field.place': '地点',
  'field.house': '门牌号',

  'copy.failed': '复制没有成功，请选中文字手动复制',

  'pages.first': '回到第一页',
} as const;
