import { useCommonTexts } from '@jishi/i18n';
import { FormFailure } from '@jishi/part-kit/form-failure';
import { Button, Stack } from '@jishi/ui';
import { ProgressBar } from '@jishi/ui/data';
import { Dialog } from '@jishi/ui/overlays';
import { useState } from 'react';
import { useTexts } from '../../../messages/texts.ts';
import { useSaveAvatar } from '../hooks/use-save-avatar.ts';
import type { Square } from '../model/cut-picture.ts';
import type { ChosenPicture } from '../model/read-picture.ts';
import { LateCropper } from './lazy-cropper.tsx';

type CropDialogProps = { picture: ChosenPicture; onClose: () => void };

/** Cuts a square out of a picture and keeps it. A failure keeps the dialog open as it is. */
export function CropDialog({ picture, onClose }: CropDialogProps) {
  const text = useTexts();
  const common = useCommonTexts();
  const [square, setSquare] = useState<Square | null>(null);
  const { mutate, isPending, error, share } = useSaveAvatar(picture.src, onClose);
  const sending = text('profile.crop-sending', { percent: Math.round(share * 100) });
  const footer = (
    <>
      <Button onClick={onClose} disabled={isPending}>
        {common('action.cancel')}
      </Button>
      <Button
        kind="primary"
        busy={isPending}
        busyLabel={sending}
        disabled={square === null}
        onClick={() => square && mutate(square)}
      >
        {text('profile.crop-save')}
      </Button>
    </>
  );
  return (
    <Dialog
      open
      size="lg"
      title={text('profile.crop-title')}
      closeLabel={common('action.close')}
      closeOnOutside={false}
      busy={isPending}
      onClose={onClose}
      footer={footer}
    >
      <Stack $gap={4}>
        <LateCropper picture={picture} isStill={isPending} onSquare={setSquare} />
        {isPending && <ProgressBar share={share} label={sending} />}
        <FormFailure error={error} />
      </Stack>
    </Dialog>
  );
}
