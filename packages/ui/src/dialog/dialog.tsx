import X from 'lucide-react/icons/x';
import { type ReactNode, type RefObject, useId } from 'react';
import { IconButton } from '../button/icon-button.tsx';
import { ToastSlot } from '../toast/toast-slot.tsx';
import { Body, Foot, Frame, Head, Sheet } from './dialog-frame.tsx';
import { useModal } from './use-modal.ts';

export type DialogProps = {
  open: boolean;
  /** Asked by Escape, the close button or a click outside; the owner sets `open` to false. */
  onClose: () => void;
  title: ReactNode;
  closeLabel: string;
  children?: ReactNode;
  /** Buttons, the main one last. */
  footer?: ReactNode;
  /** 440, 640 or 880 px; always a full-width sheet from the bottom on phones. */
  size?: 'md' | 'lg' | 'xl';
  /** False keeps it open on a click beside it, for forms with much to lose. */
  closeOnOutside?: boolean;
  /** Where the focus starts; else the element marked `data-autofocus`, else the first control of the body. */
  initialFocus?: RefObject<HTMLElement | null>;
  /** Nothing can be closed now, because something is being saved. */
  busy?: boolean;
};

/**
 * A modal dialog on the platform's own `<dialog>`: the rest of the page is inert, Escape closes, and the focus goes
 * back to where it was.
 */
export function Dialog({ open, ...props }: DialogProps) {
  return open ? <OpenDialog {...props} /> : null;
}

function OpenDialog(props: Omit<DialogProps, 'open'>) {
  const { onClose, title, closeLabel, children, footer, size = 'md', closeOnOutside = true, busy = false } = props;
  const titleId = useId();
  const close = () => {
    if (!busy) onClose();
  };
  const { dialog, body, handlers } = useModal({ onClose: close, closeOnOutside, initialFocus: props.initialFocus });
  return (
    <Frame ref={dialog} $size={size} aria-labelledby={titleId} aria-busy={busy || undefined} {...handlers}>
      <Sheet>
        <Head>
          <h2 id={titleId}>{title}</h2>
          <IconButton label={closeLabel} onClick={close} disabled={busy}>
            <X size={20} strokeWidth={1.75} aria-hidden />
          </IconButton>
        </Head>
        <div ref={body}>
          <Body>{children}</Body>
          {footer && <Foot>{footer}</Foot>}
        </div>
      </Sheet>
      <ToastSlot />
    </Frame>
  );
}
