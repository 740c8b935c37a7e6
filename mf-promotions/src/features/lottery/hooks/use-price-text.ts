import { useTexts } from '../../../messages/texts.ts';

/** What a draw costs, in words. */
export function usePriceText() {
  const text = useTexts();
  return {
    /** On a button. */
    short: (price: number) => (price > 0 ? text('lottery.points', { count: price }) : text('lottery.free')),
    /** In a sentence. */
    each: (price: number) => (price > 0 ? text('lottery.costs', { count: price }) : text('lottery.costs_nothing')),
  };
}
