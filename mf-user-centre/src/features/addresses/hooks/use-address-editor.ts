import type { Address } from '@jishi/api/addresses';
import { useState } from 'react';

/** Whether the dialog is open, and what it edits; `null` adds a new address. */
export function useAddressEditor() {
  const [state, setState] = useState<{ isOpen: boolean; address: Address | null }>({ isOpen: false, address: null });
  return {
    ...state,
    add: () => setState({ isOpen: true, address: null }),
    edit: (address: Address) => setState({ isOpen: true, address }),
    close: () => setState((current) => ({ ...current, isOpen: false })),
  };
}
