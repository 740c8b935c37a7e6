import type { Measure, MeasureUnit } from '@jishi/api/products';
import { type ShoutWords, useShoutWords } from '../../../messages/shout/texts.ts';

type Key = Parameters<ShoutWords>[0];

const small: Readonly<Record<MeasureUnit, Key>> = {
  g: 'shout.amount.g',
  ml: 'shout.amount.ml',
  piece: 'shout.amount.piece',
  use: 'shout.amount.use',
};
/** A thousand of them have a name of their own. */
const large: Readonly<Partial<Record<MeasureUnit, Key>>> = { g: 'shout.amount.kg', ml: 'shout.amount.l' };

/** Writes how much something is: `500 克`, `2.5 kg`, `30 pieces`. */
export function useAmountText(): (amount: Measure) => string {
  const text = useShoutWords();
  return ({ quantity, unit }) => {
    const thousands = large[unit];
    return thousands && quantity >= 1000
      ? text(thousands, { count: Number((quantity / 1000).toFixed(2)) })
      : text(small[unit], { count: Math.round(quantity) });
  };
}
