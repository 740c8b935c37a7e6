import { pictureTypes } from '@jishi/api/uploads';
import { useFileIntake } from '@jishi/part-kit/use-file-intake';
import { Button, Picture, VisuallyHidden } from '@jishi/ui';
import { FieldError, Hint } from '@jishi/ui/forms';
import Camera from 'lucide-react/icons/camera';
import UserRound from 'lucide-react/icons/user-round';
import { type ChangeEvent, useEffect, useRef } from 'react';
import { Avatar } from '../../../components/avatar.styles.ts';
import { useTexts } from '../../../messages/texts.ts';
import type { AvatarChoosing } from '../hooks/use-avatar.ts';
import * as styles from './profile.styles.ts';

type AvatarFieldProps = { avatar: string | null; choosing: AvatarChoosing };

/** The picture, and three ways to another one: a file that is chosen, dropped here, or pasted anywhere in the page. */
export function AvatarField({ avatar, choosing }: AvatarFieldProps) {
  const text = useTexts();
  const input = useRef<HTMLInputElement>(null);
  const { isOver, intake } = useFileIntake(choosing.take);
  usePastedFiles(choosing.take);
  const open = () => input.current?.click();
  const handleFiles = (event: ChangeEvent<HTMLInputElement>) => {
    choosing.take([...(event.target.files ?? [])]);
    event.target.value = ''; // the same file can be chosen again
  };
  const { problem } = choosing;
  return (
    <styles.AvatarArea $over={isOver} {...intake} onPaste={undefined}>
      <styles.AvatarButton type="button" onClick={open} aria-label={text('profile.avatar-change')} tabIndex={-1}>
        <Avatar $size="100%">
          {avatar ? (
            <Picture src={avatar} alt="" width={90} height={90} fill priority />
          ) : (
            <UserRound size={44} strokeWidth={1.5} aria-hidden />
          )}
        </Avatar>
        <styles.Camera>
          <Camera size={15} strokeWidth={1.75} aria-hidden />
        </styles.Camera>
      </styles.AvatarButton>
      <styles.AvatarWords>
        <b>{text('profile.avatar')}</b>
        <Button size="sm" onClick={open} busy={choosing.isReading}>
          {text('profile.avatar-change')}
        </Button>
        <input
          ref={input}
          type="file"
          hidden
          accept={pictureTypes.join(',')}
          onChange={handleFiles}
          aria-label={text('profile.avatar-file')}
        />
        <div role="alert">
          {problem && <FieldError>{text(`profile.avatar-${problem.why}`, { file: problem.file })}</FieldError>}
        </div>
        <Hint>
          {text('profile.avatar-hint')}
          <styles.ForPointers>{text('profile.avatar-ways')}</styles.ForPointers>
        </Hint>
        <VisuallyHidden role="status">{choosing.isReading && text('profile.avatar-reading')}</VisuallyHidden>
      </styles.AvatarWords>
    </styles.AvatarArea>
  );
}

/** A picture on the clipboard, wherever the focus is; text goes on into its field. */
function usePastedFiles(take: (files: readonly File[]) => void): void {
  const latest = useRef(take);
  useEffect(() => {
    latest.current = take;
  });
  useEffect(() => {
    const handlePaste = ({ clipboardData }: ClipboardEvent) => {
      const files = [...(clipboardData?.files ?? [])];
      if (files.length > 0) latest.current(files);
    };
    document.addEventListener('paste', handlePaste);
    return () => document.removeEventListener('paste', handlePaste);
  }, []);
}
