import { NICKNAME_MAX, updateAccount } from '@jishi/api/account';
import { accountInvalidations } from '@jishi/api/account/queries';
import { useApi, useShop } from '@jishi/contracts';
import { useCommonTexts } from '@jishi/i18n';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTexts } from '../../../messages/texts.ts';
import { nicknameFault } from '../model/nickname-fault.ts';
import { useShowAccount } from './use-show-account.ts';

/** The nickname as it is typed, and as it is saved. A failure keeps what was typed. */
export function useNickname(stored: string) {
  const text = useTexts();
  const common = useCommonTexts();
  const api = useApi();
  const { notify } = useShop();
  const show = useShowAccount();
  const [typed, setTyped] = useState<string | null>(null);
  const [fault, setFault] = useState<ReturnType<typeof nicknameFault>>(null);
  const value = typed ?? stored;
  const isDirty = value.trim() !== stored;
  const saving = useMutation({
    mutationFn: (nickname: string) => updateAccount(api, { nickname }, { silent: true }),
    onSuccess: async () => {
      await show(accountInvalidations.updateAccount);
      setTyped(null);
      notify({ kind: 'success', text: common('state.saved') });
    },
  });
  const save = () => {
    const found = nicknameFault(value);
    setFault(found);
    if (!found && isDirty && !saving.isPending) saving.mutate(value);
  };
  const type = (next: string) => {
    setTyped(next);
    setFault(null);
    saving.reset();
  };
  const words = fault && common(`field.${fault}`, { attribute: text('profile.nickname'), number: NICKNAME_MAX });
  return { value, isDirty, fault: words, error: saving.error, isSaving: saving.isPending, type, save };
}

export type Nickname = ReturnType<typeof useNickname>;
