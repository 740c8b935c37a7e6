import { shareList } from '@jishi/api/products';
import { useApi, useShop } from '@jishi/contracts';
import { useFailureText } from '@jishi/part-kit/failure-text';
import { useSingleRun } from '@jishi/part-kit/use-single-run';
import { Button } from '@jishi/ui';
import { useMutation } from '@tanstack/react-query';
import HandHelping from 'lucide-react/icons/hand-helping';
import { type ComponentType, useState } from 'react';
import { useShoutWords } from '../../../messages/shout/texts.ts';
import type { KeptLine } from '../model/list-line.ts';
import type { ShareListDialogProps } from './share-list-dialog.tsx';

type ShareListButtonProps = { kept: readonly KeptLine[]; name: string };

/** Makes a link of a list, and shows it. What shows it comes with the link. */
export function ShareListButton({ kept, name }: ShareListButtonProps) {
  const text = useShoutWords();
  const api = useApi();
  const { notify } = useShop();
  const failureText = useFailureText();
  const [shown, setShown] = useState<{ Dialog: ComponentType<ShareListDialogProps>; made: Made } | null>(null);
  const making = useMutation({
    mutationFn: async (lines: readonly KeptLine[]) => {
      const [{ ShareListDialog }, { token, expiresAt }] = await Promise.all([
        import('./share-list-dialog.tsx'),
        shareList(api, { name, lines }),
      ]);
      return { Dialog: ShareListDialog, made: { token, expiresAt, lines } };
    },
    onSuccess: setShown,
    onError: (error) => notify({ kind: 'error', text: failureText(error) }),
  });
  const make = useSingleRun(making);
  return (
    <>
      <Button
        size="sm"
        kind="ghost"
        icon={<HandHelping size={16} strokeWidth={1.75} aria-hidden />}
        busy={making.isPending}
        onClick={() => make(kept)}
      >
        {text('shout.shared.make')}
      </Button>
      {shown && <shown.Dialog {...shown.made} name={name} onClose={() => setShown(null)} />}
    </>
  );
}

type Made = Pick<ShareListDialogProps, 'token' | 'expiresAt' | 'lines'>;
