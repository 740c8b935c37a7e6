const words = (text: string): ReadonlySet<string> => new Set(text.split(/\s+/).filter(Boolean));

/** Words that say nothing about a product; left out unless the customer typed nothing else. */
export const fillers = words(`
  的 了 和 与 及 或 个 用 给 送 买 吃 喝 看 穿 戴 做 玩 做的 想 要 我 你 吗 呢 吧 么 啥 送给 想买 想要 适合 推荐 什么 哪个 哪种 哪款 怎么 一些 一个 可以 需要 好用 好吃
  好喝 好看 便宜 平价 实惠 用品 产品 商品 东西 好物 神器 时候 必备
  a an and for in of on or the to with my your me i we you it some any something that this these those is are be has have from without by at as
  who what which when want wanted need needed buy buying get find looking best good nice cheap affordable stuff things items products ideas idea
`);

/** Words that say what something is bought for, and no more once the thing or whom it is for was named. */
export const purposes = words('礼物 礼品 送礼 礼 gift present trip day');
