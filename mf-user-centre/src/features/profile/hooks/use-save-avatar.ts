import { updateAccount } from '@jishi/api/account';
import { accountInvalidations } from '@jishi/api/account/queries';
import { uploadPicture } from '@jishi/api/uploads';
import { useApi, useShop } from '@jishi/contracts';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useTexts } from '../../../messages/texts.ts';
import { cutPicture, type Square } from '../model/cut-picture.ts';
import { useShowAccount } from './use-show-account.ts';

/** Cuts, sends and keeps the picture; `share` of it sent, 0 to 1. Leaving the page ends what is on its way. */
export function useSaveAvatar(src: string, onSaved: () => void) {
  const text = useTexts();
  const api = useApi();
  const { notify } = useShop();
  const show = useShowAccount();
  const [share, setShare] = useState(0);
  const end = useRef<AbortController | null>(null);
  useEffect(() => () => end.current?.abort(), []);
  const saving = useMutation({
    mutationFn: async (square: Square) => {
      end.current = new AbortController();
      const { signal } = end.current;
      setShare(0);
      const file = await cutPicture(src, square);
      const onProgress = (sent: number, total: number) => setShare(total > 0 ? sent / total : 0);
      const { url } = await uploadPicture(api, file, { onProgress, signal });
      await updateAccount(api, { avatar: url }, { signal, silent: true });
    },
    onSuccess: async () => {
      await show(accountInvalidations.updateAccount);
      notify({ kind: 'success', text: text('profile.avatar-saved') });
      onSaved();
    },
  });
  return { ...saving, share };
}
