/** Characters that one thing has at most in Chinese, as a rule: 迁西板栗 is one, 土豆鸡蛋牛奶 are three. */
const MOST_OF_ONE = 4;

const APART = /\S[\s,，、;；]+\S/u;
const HAN = new RegExp(`\\p{Script=Han}{${MOST_OF_ONE + 1}}`, 'u');

/** Whether what was searched for may be several things: words apart, or more characters than one has. */
export const maySaySeveral = (keyword: string): boolean => APART.test(keyword) || HAN.test(keyword);
