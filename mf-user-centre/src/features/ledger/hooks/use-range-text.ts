import { useTexts } from '../../../messages/texts.ts';
import type { LedgerAddress } from '../model/ledger-address.ts';

/** The days of an address in words: "近 30 天", "10-24 至 11-22"; of everything the balance of a year is shown. */
export function useRangeText(): (address: LedgerAddress) => string {
  const text = useTexts();
  return ({ range, own }) => {
    if (own) return text('ledger.span', { from: own.from, until: own.until });
    return text(range === 'all' || range === 'own' ? 'ledger.range-year' : `ledger.range-${range}`);
  };
}
