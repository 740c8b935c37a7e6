const strip = {
  'strip.title': '限时秒杀',
  'strip.round': '{{time}} 场',
  'strip.ends-in': '距结束',
  'strip.days': '{{count}} 天',
  'strip.enter': '进入会场',
  'strip.sold': '已抢 {{percent}}%',
  'strip.held': '都有人留着，可能空出来',
  'strip.left': '距结束还有 {{duration}}',
  'strip.over': '本场已结束',
} as const;

export default strip;
