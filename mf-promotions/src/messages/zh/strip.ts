const strip = {
  'strip.title': '限时秒杀',
  'strip.round': '{{time}} 场',
  'strip.ends-in': '距结束',
  'strip.days': '{{count}} 天',
  'strip.enter': '进入会场',
  'strip.sold': '已抢 {{percent}}%',
  'strip.held': '有人还没下单，还有机会',
  'strip.left': '距结束还有 {{duration}}',
  'strip.over': '本场已结束',
  'strip.starts-in': '距开场',
  'strip.wait': '距开场还有 {{duration}}',
  'strip.begun': '这一场开了',
  'strip.opens': '{{time}} 卷帘开卖，先逛逛别的摊。',
} as const;

export default strip;
