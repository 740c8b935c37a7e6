import { useBrowserValue } from '@jishi/contracts/browser-value';
import { useMemo, useState } from 'react';
import { type CheckoutDraft, readDraft } from '../../../model/checkout-draft.ts';
import { storedDraft } from '../../../model/draft-store.ts';

/**
 * The draft this tab came with: `undefined` while only the browser could know, `null` when there is none. It is kept
 * when the stored one goes: placing the order must not empty the page it was placed on.
 */
export function useStoredDraft(): CheckoutDraft | null | undefined {
  const stored = useBrowserValue<string | null | undefined>(storedDraft, () => undefined);
  const [first, setFirst] = useState(stored);
  if (first === undefined && stored !== undefined) setFirst(stored);
  const known = first ?? stored;
  return useMemo(() => (known === undefined ? undefined : readDraft(known)), [known]);
}
