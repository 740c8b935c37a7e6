import { invalidate } from '@jishi/api/queries';
import { type Passkey, removePasskey, renamePasskey } from '@jishi/api/security';
import { securityInvalidations } from '@jishi/api/security/queries';
import { useApi, useShop } from '@jishi/contracts';
import { useConfirm } from '@jishi/part-kit/use-confirm';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTexts } from '../../../messages/texts.ts';
import { makePasskey } from '../model/make-passkey.ts';

/** Adds a key of this device. */
export function useAddPasskey(onDone: () => void) {
  const text = useTexts();
  const api = useApi();
  const queries = useQueryClient();
  const { notify } = useShop();
  return useMutation({
    mutationFn: (name: string) => makePasskey(api, name),
    onSuccess: async () => {
      await invalidate(queries, securityInvalidations.addPasskey);
      notify({ kind: 'success', text: text('passkeys.added') });
      onDone();
    },
  });
}

/** Gives a key another name. */
export function useRenamePasskey(onDone: () => void) {
  const text = useTexts();
  const api = useApi();
  const queries = useQueryClient();
  const { notify } = useShop();
  return useMutation({
    mutationFn: (change: { id: string; name: string }) => renamePasskey(api, change, { silent: true }),
    onSuccess: async () => {
      await invalidate(queries, securityInvalidations.renamePasskey);
      notify({ kind: 'success', text: text('passkeys.renamed') });
      onDone();
    },
  });
}

/** Removes a key after a question. */
export function useRemovePasskey() {
  const text = useTexts();
  const api = useApi();
  const queries = useQueryClient();
  const { notify } = useShop();
  return useConfirm<Passkey>({
    call: ({ id }) => removePasskey(api, id, { silent: true }),
    onSuccess: async () => {
      await invalidate(queries, securityInvalidations.removePasskey);
      notify({ kind: 'success', text: text('passkeys.removed') });
    },
  });
}
