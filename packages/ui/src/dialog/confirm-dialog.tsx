import type { ReactNode } from 'react';
import { Button } from '../button/button.tsx';
import type { ButtonKind } from '../button/button-css.ts';
import { Text } from '../text/text.tsx';
import { Dialog, type DialogProps } from './dialog.tsx';

export type ConfirmDialogProps = Pick<DialogProps, 'open' | 'closeLabel' | 'initialFocus'> & {
  /** Names the thing: "删除这个地址？". */
  title: ReactNode;
  /** Says what will happen. */
  text?: ReactNode;
  /** The verb: "删除". */
  confirmLabel: string;
  /** The safe way: "再想想". It has the first focus. */
  cancelLabel: string;
  kind?: Extract<ButtonKind, 'danger' | 'primary' | 'trust'>;
  onConfirm: () => void;
  onCancel: () => void;
  busy?: boolean;
  busyLabel?: string;
  children?: ReactNode;
};

/** A question before something that cannot simply be taken back. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { text, confirmLabel, cancelLabel, kind = 'danger', onConfirm, onCancel, busy = false, busyLabel } = props;
  const { open, title, closeLabel, initialFocus, children } = props;
  const footer = (
    <>
      <Button data-autofocus="" onClick={onCancel} disabled={busy}>
        {cancelLabel}
      </Button>
      <Button kind={kind} onClick={onConfirm} busy={busy} busyLabel={busyLabel}>
        {confirmLabel}
      </Button>
    </>
  );
  const focus = initialFocus ? { initialFocus } : {};
  return (
    <Dialog open={open} onClose={onCancel} title={title} closeLabel={closeLabel} footer={footer} busy={busy} {...focus}>
      {text && <Text $tone="secondary">{text}</Text>}
      {children}
    </Dialog>
  );
}
