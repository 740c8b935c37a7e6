import { createContext, createElement, type ReactNode, useContext } from 'react';
import type { Toasts } from './toasts.ts';

export const ToastsContext = createContext<Toasts | undefined>(undefined);

/** Gives the messages of this request or tab to everything below. */
export function ToastsProvider({ toasts, children }: { toasts: Toasts; children?: ReactNode }) {
  return createElement(ToastsContext, { value: toasts }, children);
}

/** The messages of this request or tab. Throws without a provider: a lost message would go unnoticed. */
export function useToasts(): Toasts {
  const toasts = useContext(ToastsContext);
  if (!toasts) throw new Error('No messages: no <ToastsProvider> above.');
  return toasts;
}
