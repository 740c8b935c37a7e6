import { useFormat } from '@jishi/i18n';
import { useTexts } from '../../../messages/texts.ts';
import type { LedgerAddress } from '../model/ledger-address.ts';

/** The days of an address in words: `近 30 天`, `2026年10月24日 至 2026年11月22日`; of everything the balance of a year is shown. */
export function useRangeText(): (address: LedgerAddress) => string {
  const text = useTexts();
  const { date } = useFormat();
  return ({ range, own }) => {
    if (own) return text('ledger.span', { from: date(own.from, 'long'), until: date(own.until, 'long') });
    return text(range === 'all' || range === 'own' ? 'ledger.range-year' : `ledger.range-${range}`);
  };
}
