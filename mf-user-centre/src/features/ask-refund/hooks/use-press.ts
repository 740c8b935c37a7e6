import type { Cents } from '@jishi/api';
import { useEffect, useState } from 'react';
import type { QuoteState } from './use-refund-quote.ts';

type Pressed = { about: string; amount: Cents | null };

/**
 * Sends at once, or as soon as the amount is counted: a press meanwhile is not lost. It is forgotten when something else was chosen since, and
 * when the amount that was in sight is no longer it.
 *
 * @param about what is asked for, as a word to compare
 * @param send is given the amount
 */
export function usePress(about: string, { quote, isCounting }: QuoteState, send: (amount: Cents) => void) {
  const [pressed, setPressed] = useState<Pressed | null>(null);
  useEffect(() => {
    if (!pressed || isCounting) return;
    setPressed(null);
    const isSame = pressed.about === about && (pressed.amount === null || pressed.amount === quote?.amount);
    if (quote && isSame) send(quote.amount);
  }, [pressed, isCounting, quote, about, send]);
  return {
    isWaiting: pressed?.about === about && isCounting,
    press: () => setPressed({ about, amount: quote?.amount ?? null }),
  };
}
