import { chooseNotices, type NoticeChoice, type NoticeChoices } from '@jishi/api/account';
import { accountKeys } from '@jishi/api/account/queries';
import { useApi, useShop } from '@jishi/contracts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTexts } from '../../../messages/texts.ts';
import { turned } from '../model/turned.ts';

/** Turns a switch at once; one that could not be saved turns back by itself, and it is said. Others stay as they are. Resolves then. */
export function useChooseNotice(): (choice: NoticeChoice) => Promise<void> {
  const text = useTexts();
  const api = useApi();
  const queries = useQueryClient();
  const { notify } = useShop();
  const show = (choice: NoticeChoice) =>
    queries.setQueryData<NoticeChoices>(accountKeys.noticeChoices, (known) => known && turned(known, choice));
  const choosing = useMutation({
    // Turned back and forth quickly, they arrive in the order they were turned.
    scope: { id: 'notice-choices' },
    mutationFn: (choice: NoticeChoice) => chooseNotices(api, choice),
    onError: (_, choice) => {
      show({ ...choice, isOn: !choice.isOn });
      notify({ kind: 'error', text: text('profile.choice-failed') });
    },
  });
  return async (choice) => {
    // An answer that was asked for before would turn it back.
    await queries.cancelQueries({ queryKey: accountKeys.noticeChoices });
    show(choice);
    await choosing.mutateAsync(choice).catch(() => undefined); // it has been said
  };
}
