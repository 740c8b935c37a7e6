import { useCommonTexts } from '@jishi/i18n';
import { ConfirmDialog, type ConfirmDialogProps } from '@jishi/ui/overlays';

export type QuestionProps = Omit<ConfirmDialogProps, 'open' | 'cancelLabel' | 'closeLabel'> & {
  /** Without it the question is open as long as it is drawn. */
  open?: boolean;
  /** The safe way, where "not now" says too little. */
  cancelLabel?: string;
};

/** A question before something that cannot simply be taken back; the ways out are worded alike in every part. */
export function Question({ open = true, ...rest }: QuestionProps) {
  const common = useCommonTexts();
  return (
    <ConfirmDialog
      open={open}
      cancelLabel={common('action.think_again')}
      closeLabel={common('action.close')}
      {...rest}
    />
  );
}
