import type { Fact } from './specification.ts';

const NET = /^净(?:含量|重)|^net (?:weight|content|contents|volume|wt)/;
const USED_UP =
  /^净(?:含量|重)|^net |^保质期|^配料|^成分|^过敏|^酒精度|^shelf life|^best before|^ingredients|^allergens|^alcohol/;
const SIZE = /^容量|^规格|^含量|^capacity|^volume|^size|^pack/;
const WEIGHT = /^重量|^weight/;
const COUNT = /^(?:数量|件数|个数|片数|支数|枚数|count|quantity|pieces|stems)$/;

/** Names of lines of a specification, in plain text. */
export const isNetRow = (name: string): boolean => NET.test(name);
export const isSizeRow = (name: string): boolean => SIZE.test(name);
export const isWeightRow = (name: string): boolean => WEIGHT.test(name);
export const isCountRow = (name: string): boolean => COUNT.test(name);

/** Whether goods are eaten, drunk or otherwise used up: their weight or volume is what is sold. A pan has a weight, too. */
export const isUsedUp = (facts: readonly Fact[]): boolean => facts.some(({ name }) => USED_UP.test(name));

const UNLIKE =
  /套装|套组|套盒|件套|组合|材料包|拼图|积木|模型|混搭|[一二两三四五六七八九十\d]种|大.?中.?小|\b(?:sets?|kits?|puzzles?|models?|assorted|mix|mixed|trio|sizes|kinds|bundle)\b/;

/** Whether a name speaks of pieces that are not alike: none of them costs what another one does. */
export const isUnlike = (name: string): boolean => UNLIKE.test(name);
