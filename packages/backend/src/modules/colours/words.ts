import type { ColourFamily } from '../../kernel/words/colours.ts';

/** Names of what a colour is chosen by, or told in, in plain text. */
export const COLOUR_AXES: ReadonlySet<string> = new Set([
  '颜色',
  '颜色分类',
  '主要颜色',
  '主色',
  '色彩',
  'colour',
  'colours',
  'color',
  'colors',
  'main colour',
  'main color',
]);

/** What a colour is called in Chinese: characters that are colours, and things that stand for one. Longer ones go first. */
export const chineseColours: Readonly<Record<ColourFamily, string>> = {
  red: '红 赤 朱 绯 胭脂 玫瑰 酒红 枣',
  pink: '粉 粉红 桃红 玫红 樱花 蜜桃',
  orange: '橙 橘 橘红 柿 珊瑚 琥珀',
  yellow: '黄 柠檬 鹅黄 香蕉',
  green: '绿 翠 翡翠 碧 橄榄 抹茶 薄荷 竹青 豆青 草青 牛油果',
  blue: '蓝 青 天青 藏青 石青 黛青 湖水',
  purple: '紫 薰衣草 丁香 藕荷 葡萄',
  brown: '棕 褐 咖 咖啡 焦糖 驼 栗 巧克力 可可 茶色 胡桃 柚木 原木',
  beige: '米 杏 卡其 奶茶 奶油 燕麦 亚麻 沙色 裸 肤 象牙 本色',
  white: '白',
  grey: '灰',
  black: '黑 墨色 玄',
  metallic: '金 银 铜 香槟',
  multicolour: '彩 花色 拼色 撞色 多色 混色 迷彩',
};

/** And in English, singular and in lower case. */
export const englishColours: Readonly<Record<ColourFamily, string>> = {
  red: 'red crimson scarlet burgundy wine maroon ruby cherry brick pomegranate begonia',
  pink: 'pink rose fuchsia blush blossom peach',
  orange: 'orange coral persimmon tangerine amber terracotta',
  yellow: 'yellow lemon mustard ginger saffron',
  green: 'green jade olive moss mint pine lime emerald sage sprout lagoon',
  blue: 'blue navy azure indigo peacock aqua teal turquoise cyan slate sky',
  purple: 'purple violet lilac lavender magenta plum grape aubergine wisteria mauve',
  brown: 'brown caramel camel chocolate coffee chestnut walnut mocha cocoa',
  beige: 'beige apricot cream khaki sand nude oat oatmeal linen ivory natural tan',
  white: 'white snow',
  grey: 'grey gray charcoal graphite ash',
  black: 'black ebony jet',
  metallic: 'gold silver bronze copper champagne chrome',
  multicolour: 'multicolour multicolor multicoloured multicolored rainbow camouflage assorted',
};
