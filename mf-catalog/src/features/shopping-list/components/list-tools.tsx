import { useShop } from '@jishi/contracts';
import { useCommonTexts } from '@jishi/i18n';
import { Button } from '@jishi/ui';
import Bookmark from 'lucide-react/icons/bookmark';
import Trash2 from 'lucide-react/icons/trash-2';
import type { Dispatch } from 'react';
import { useShoutWords } from '../../../messages/shout/texts.ts';
import type { KeptLine, ListLine } from '../model/list-line.ts';
import type { ListChange } from '../model/list-state.ts';
import { useSave } from '../saved/use-save.ts';
import { ShareListButton } from '../sharing/share-list-button.tsx';
import * as styles from './list-tools.styles.ts';

type ListToolsProps = {
  lines: readonly ListLine[];
  kept: readonly KeptLine[];
  name: string;
  change: Dispatch<ListChange>;
};

/** What can be done with a whole list: keep it, give it to somebody, begin a new one. */
export function ListTools({ lines, kept, name, change }: ListToolsProps) {
  const text = useShoutWords();
  const common = useCommonTexts();
  const { notify } = useShop();
  const save = useSave();
  const clear = () => {
    change({ kind: 'show', lines: [] });
    const undo = () => change({ kind: 'show', lines });
    notify({ kind: 'info', text: text('shout.list.cleared'), action: { label: common('action.undo'), run: undo } });
  };
  return (
    <styles.Tools>
      <Button
        size="sm"
        kind="ghost"
        icon={<Bookmark size={16} strokeWidth={1.75} aria-hidden />}
        onClick={() => save(kept, name)}
      >
        {text('shout.saved.save')}
      </Button>
      <ShareListButton kept={kept} name={name} />
      <Button size="sm" kind="ghost" icon={<Trash2 size={16} strokeWidth={1.75} aria-hidden />} onClick={clear}>
        {text('shout.list.clear')}
      </Button>
    </styles.Tools>
  );
}
