import { useShop } from '@jishi/contracts';
import { useState } from 'react';

/** What is sent: an address, and what it is called. */
export type Shared = {
  address: string;
  name: string;
  /** Goes before the address wherever it is sent; left out, the address goes alone. */
  message?: string;
};

type ByHand = {
  /** What to say where the browser does not copy. */
  text: string;
  /** Marks the address, so that it can be copied then. */
  select: () => void;
};

/**
 * Ways to send an address: the clipboard, and what the device itself offers.
 *
 * @returns `share`: `null` where the device offers nothing
 */
export function useShare({ address, name, message }: Shared, byHand: ByHand) {
  const { notify } = useShop();
  const [isCopied, setCopied] = useState(false);
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(message === undefined ? address : `${message}\n${address}`);
      setCopied(true);
    } catch {
      byHand.select();
      notify({ kind: 'warning', text: byHand.text });
    }
  };
  // Refused by the customer: nothing to say.
  const share = (): Promise<void> =>
    navigator
      .share({ title: message ?? name, url: address, ...(message === undefined ? {} : { text: message }) })
      .catch(() => undefined);
  return { isCopied, copy, share: 'share' in navigator ? share : null };
}
