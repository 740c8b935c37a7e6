const zh = {
  'strip.title': '限时秒杀',
  'strip.round': '{{time}} 场',
  'strip.ends-in': '距结束',
  'strip.days': '{{count}} 天',
  'strip.enter': '进入会场',
  'strip.sold': '已抢 {{percent}}%',
  'strip.left': '距结束还有 {{duration}}',
  'strip.over': '本场已结束',

  'coupon.label': '优惠券',
  'coupon.panel': '可领的优惠券',
  'coupon.claim_some': '领券 {{count}} 张',
  'coupon.see': '查看优惠券',
  'coupon.percent': '{{percent}}%',
  'coupon.short': '满 {{from}} 减 {{worth}}',
  'coupon.short_any': '立减 {{worth}}',
  'coupon.any': '无门槛',
  'coupon.from': '满 {{amount}} 可用',
  'coupon.unlimited': '长期有效',
  'coupon.open': '领取',
  'coupon.again': '再领一张',
  'coupon.claimed': '已领取',
  'coupon.none-left': '已领完',
  'coupon.closed': '未开放',
  'coupon.done': '领到了，下单时自动选最省的一张',
} as const;

export default zh;
