import { useCommonTexts } from '@jishi/i18n';
import { ConfirmDialog } from '@jishi/ui/overlays';
import type { Removal } from '../hooks/use-removal.ts';
import { useTexts } from '../messages/texts.ts';

/** Asks before lines leave the cart. */
export function RemovalQuestion({ removal: { asked, cancel, confirm } }: { removal: Removal }) {
  const text = useTexts();
  const common = useCommonTexts();
  const [only, ...others] = asked;
  if (!only) return null;
  return (
    <ConfirmDialog
      open
      title={
        others.length === 0
          ? text('removal.ask-one', { name: only.name })
          : text('removal.ask-many', { count: asked.length })
      }
      text={text('removal.hint')}
      confirmLabel={text('removal.confirm')}
      cancelLabel={common('action.think_again')}
      closeLabel={common('action.close')}
      onConfirm={confirm}
      onCancel={cancel}
    />
  );
}
