import { type KeyboardEvent, type MouseEvent, type RefObject, type SyntheticEvent, useEffect, useRef } from 'react';

type ModalOptions = {
  onClose: () => void;
  closeOnOutside: boolean;
  initialFocus: RefObject<HTMLElement | null> | undefined;
};

const focusable =
  'input:not([type=hidden]):not(:disabled),select:not(:disabled),textarea:not(:disabled),button:not(:disabled),a[href],[tabindex="0"]';

/** Opens the native dialog while it is mounted, and gives the focus back when it goes. */
export function useModal({ onClose, closeOnOutside, initialFocus }: ModalOptions) {
  const dialog = useRef<HTMLDialogElement>(null);
  const body = useRef<HTMLDivElement>(null);
  const pressedOutside = useRef(false);

  useEffect(() => {
    const element = dialog.current;
    if (!element) return;
    const before = document.activeElement;
    openModal(element);
    const first =
      initialFocus?.current ??
      element.querySelector<HTMLElement>('[data-autofocus]') ??
      body.current?.querySelector<HTMLElement>(focusable);
    first?.focus();
    return () => {
      closeModal(element);
      if (before instanceof HTMLElement && before.isConnected) before.focus();
    };
  }, [initialFocus]);

  const handlers = {
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      // Also keeps the browser from closing by itself: the owner decides.
      event.preventDefault();
      event.stopPropagation();
      onClose();
    },
    // Other ways to ask, such as the back gesture of a phone.
    onCancel: (event: SyntheticEvent) => {
      if (event.target !== event.currentTarget) return;
      event.preventDefault();
      onClose();
    },
    // Browsers may close in spite of preventDefault when they are asked twice.
    onClose: (event: SyntheticEvent<HTMLDialogElement>) => {
      if (event.target === event.currentTarget && !event.currentTarget.open) onClose();
    },
    // The second press of a double click belongs to what opened the dialog.
    onMouseDown: (event: MouseEvent) => {
      pressedOutside.current = event.target === event.currentTarget && event.detail < 2;
    },
    // A text selection that began inside and ended outside is no wish to close.
    onClick: (event: MouseEvent) => {
      if (closeOnOutside && pressedOutside.current && event.target === event.currentTarget) onClose();
    },
  };
  return { dialog, body, handlers };
}

/** Where the platform has no modal dialogs the element is shown in the page. */
function openModal(element: HTMLDialogElement): void {
  if (element.open) return;
  if (typeof element.showModal === 'function') element.showModal();
  else element.setAttribute('open', '');
}

function closeModal(element: HTMLDialogElement): void {
  if (typeof element.close === 'function') element.close();
  else element.removeAttribute('open');
}
