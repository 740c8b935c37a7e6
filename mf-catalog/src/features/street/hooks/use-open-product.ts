import { type MouseEvent, useCallback, useRef } from 'react';
import { useNavigate } from 'react-router-dom';

export type OpenProduct = (event: MouseEvent<HTMLAnchorElement>, path: string) => void;

/**
 * Opens a product so that its picture and its tag become those of its page (`data-becomes` names which). Where the browser cannot, where
 * less motion is wanted, or for a tab of its own, the link does as links do.
 */
export function useOpenProduct(): OpenProduct {
  const navigate = useNavigate();
  const named = useRef<HTMLElement[]>([]);
  return useCallback(
    (event, path) => {
      if (isForAnotherTab(event) || !('startViewTransition' in document) || wantsLessMotion()) return;
      event.preventDefault();
      // A name is given to one element at a time, and the one before may have been pressed in vain.
      for (const piece of named.current) piece.style.removeProperty('view-transition-name');
      named.current = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-becomes]')];
      for (const piece of named.current) {
        piece.style.setProperty('view-transition-name', piece.dataset['becomes'] ?? 'none');
      }
      void navigate(path, { viewTransition: true });
    },
    [navigate],
  );
}

const isForAnotherTab = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  button !== 0 || metaKey || ctrlKey || shiftKey || altKey;

const wantsLessMotion = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;
