import { useContext, useEffect, useRef } from 'react';
import { ToastsContext } from './toasts-context.ts';

/** Inside a modal dialog: messages are shown here while it is open, because everything outside is inert. */
export function ToastSlot() {
  const toasts = useContext(ToastsContext);
  const slot = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (toasts && slot.current) return toasts.offerHost(slot.current);
    return undefined;
  }, [toasts]);
  return <div ref={slot} />;
}
