import type { FavouriteList } from '@jishi/api/products';
import { ConfirmQuestion } from '@jishi/part-kit/confirm';
import { Button, Tag } from '@jishi/ui';
import Pencil from 'lucide-react/icons/pencil';
import Share2 from 'lucide-react/icons/share-2';
import Trash2 from 'lucide-react/icons/trash-2';
import { useListWords } from '../../../messages/favourite-lists/texts.ts';
import { useRemoveList } from '../hooks/use-remove-list.ts';
import * as styles from './list-head.styles.ts';
import type { OpenedListDialog } from './opened-list-dialog.tsx';

type ListHeadProps = { list: FavouriteList; onOpen: (dialog: OpenedListDialog) => void };

/** Name of the list that is shown, and what can be done with it. */
export function ListHead({ list, onOpen }: ListHeadProps) {
  const words = useListWords();
  const removal = useRemoveList();
  const icon = { size: 16, strokeWidth: 1.75, 'aria-hidden': true } as const;
  return (
    <styles.Head>
      <h2>{list.name}</h2>
      {list.link && <Tag $tone="brand">{words('lists.shared')}</Tag>}
      <styles.Buttons>
        <Button
          size="sm"
          kind="soft"
          icon={<Share2 {...icon} />}
          aria-haspopup="dialog"
          onClick={() => onOpen('share')}
        >
          {words('lists.share')}
        </Button>
        <Button
          size="sm"
          kind="ghost"
          icon={<Pencil {...icon} />}
          aria-haspopup="dialog"
          onClick={() => onOpen('rename')}
        >
          {words('lists.rename')}
        </Button>
        <Button size="sm" kind="ghost" icon={<Trash2 {...icon} />} onClick={() => removal.ask(list)}>
          {words('lists.delete')}
        </Button>
      </styles.Buttons>
      {removal.pending && (
        <ConfirmQuestion
          question={removal}
          title={words('lists.delete-question', { name: removal.pending.name })}
          text={words(removal.pending.link ? 'lists.delete-shared' : 'lists.delete-text')}
          confirmLabel={words('lists.delete')}
        />
      )}
    </styles.Head>
  );
}
