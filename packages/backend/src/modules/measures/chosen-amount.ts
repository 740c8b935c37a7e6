import { amountsOf } from './amounts.ts';
import type { Measure } from './measure.ts';

/** What a choice says of how much there is: so much, nothing of it, or something that is not understood. */
export type ChosenAmount = Measure | 'nothing' | 'unclear';

/** Numbers that tell variants apart and say nothing of how much there is: sizes, capacities of machines, times, shares, codes. */
const OTHER_NUMBERS =
  /^(?:0\d|[\d.,/~–—-]+\s?(?:mm|cm|m|km|毫米|厘米|米|公里|寸|英寸|inch|in|码|号|gb|tb|mb|hz|khz|mah|毫安|w|v|k|%|°|度|岁|年|月|日|天|小时|分钟|h|hours?|days?|weeks?|months?|years?|b)(?![a-z]))/u;

/** Numbers anywhere else, and words for more or less than one. */
const SAYS_HOW_MANY =
  /\d|[一二两三四五六七八九十百双半整]\s?[瓶罐盒包袋箱提件只个支组份听桶]|[箱套买送]|\b(?:pack|twin|double|triple|case|dozen|half|box|set)\b/u;

const COUNTED = /^(\d{1,5})\s([a-z]+)(?:\s[a-z ]+)?$/;

/**
 * @param choice plain text
 * @param usedUp whether a lone `500 ml` is what is sold, and not the size of a thing
 * @param counts whether a number of pieces is that of alike ones
 */
export function chosenAmount(
  { value }: { value: string },
  { usedUp, counts }: { usedUp: boolean; counts: boolean },
): ChosenAmount {
  const amounts = amountsOf(value);
  const content = amounts.filter(({ unit }) => unit !== 'piece');
  if (content.length > 0) {
    const [first, ...more] = content;
    if (!first || more.length > 0 || first.isEach) return 'unclear';
    return first.isCertain || usedUp ? { quantity: first.quantity, unit: first.unit } : 'nothing';
  }
  if (OTHER_NUMBERS.test(value) || !SAYS_HOW_MANY.test(value)) return 'nothing';
  const [first, ...more] = amounts;
  const quantity = first && more.length === 0 ? first.quantity : Number(COUNTED.exec(value)?.[1] ?? 0);
  return counts && quantity > 0 ? { quantity, unit: 'piece' } : 'unclear';
}
