import { isApiError } from '@jishi/api';
import { useCommonTexts } from '@jishi/i18n';
import { Dialog } from '@jishi/ui/overlays';
import { useTexts } from '../../../messages/texts.ts';
import { useOwnDevice } from '../hooks/use-own-device.ts';
import { useAddPasskey } from '../hooks/use-passkeys.ts';
import { hasOneAlready } from '../model/make-passkey.ts';
import { NameForm } from './name-form.tsx';

/** Names the key first, then lets the device make it: some browsers want the click just before. */
export function AddDialog({ onClose }: { onClose: () => void }) {
  const text = useTexts();
  const common = useCommonTexts();
  const ownDevice = useOwnDevice();
  const { mutate, isPending, error } = useAddPasskey(onClose);
  const sentence = text(hasOneAlready(error) ? 'passkeys.already' : 'passkeys.not-made');
  const failure = error && (isApiError(error) ? { error } : { sentence });
  return (
    <Dialog
      open
      onClose={onClose}
      title={text('passkeys.add-long')}
      closeLabel={common('action.close')}
      closeOnOutside={false}
      busy={isPending}
    >
      <NameForm
        name={ownDevice()}
        hint={text('passkeys.create-hint')}
        label={text('passkeys.create')}
        busyLabel={text('passkeys.creating')}
        isPending={isPending}
        failure={failure}
        onSubmit={mutate}
        onCancel={onClose}
      />
    </Dialog>
  );
}
