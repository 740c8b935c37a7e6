export default {
  'password.rule': '至少 6 位，长一点、混用字母和数字更安全',
  'password.weak': '弱',
  'password.fair': '中',
  'password.good': '强',

  'register.title': '注册账号',
  'register.welcome': '头一回来？先认个门',
  'register.benefits': '有了账号，订单、地址、收藏和购物车都跟着你走。',
  'register.agree': '我已阅读并同意',
  'register.submit': '注册',
  'register.busy': '注册中',
  'register.done': '注册成功，已经登录',
  'register.has-account': '已有账号？',
  'register.sign-in': '去登录',

  'reset.title': '重设密码',
  'reset.welcome': '忘了密码，换一把新钥匙',
  'reset.benefits': '用手机验证码设一个新密码。设好以后，其他设备上的登录都会退出。',
  'reset.submit': '设为新密码',
  'reset.busy': '提交中',
  'reset.done': '新密码设好了，请用它登录',
  'reset.back': '想起来了，去登录',
} as const;
