import type { Passkey } from '@jishi/api/security';
import { useCommonTexts } from '@jishi/i18n';
import { Dialog } from '@jishi/ui/overlays';
import { useTexts } from '../../../messages/texts.ts';
import { useRenamePasskey } from '../hooks/use-passkeys.ts';
import { NameForm } from './name-form.tsx';

type RenameDialogProps = { passkey: Passkey; onClose: () => void };

/** Another name for a key. */
export function RenameDialog({ passkey: { id, name }, onClose }: RenameDialogProps) {
  const text = useTexts();
  const common = useCommonTexts();
  const { mutate, isPending, error } = useRenamePasskey(onClose);
  return (
    <Dialog
      open
      onClose={onClose}
      title={text('passkeys.rename-of', { name })}
      closeLabel={common('action.close')}
      closeOnOutside={false}
      busy={isPending}
    >
      <NameForm
        name={name}
        label={common('action.save')}
        busyLabel={common('action.saving')}
        isPending={isPending}
        failure={error && { error }}
        onSubmit={(next) => mutate({ id, name: next })}
        onCancel={onClose}
      />
    </Dialog>
  );
}
