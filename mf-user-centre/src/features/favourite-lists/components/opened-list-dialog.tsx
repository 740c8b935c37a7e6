import type { FavouriteList } from '@jishi/api/products';
import { NewListDialog, RenameListDialog } from './name-dialogs.tsx';
import { ShareDialog } from './share-dialog.tsx';

/** What is open of the lists' dialogs. */
export type OpenedListDialog = 'new' | 'rename' | 'share';

type OpenedListDialogProps = {
  opened: OpenedListDialog;
  /** The list that is shown, if one is. */
  list: FavouriteList | null;
  onCreated: (listId: string) => void;
  onClose: () => void;
};

export default function OpenedDialog({ opened, list, onCreated, onClose }: OpenedListDialogProps) {
  if (opened === 'new') return <NewListDialog onClose={onClose} onCreated={onCreated} />;
  if (!list) return null;
  const Opened = opened === 'rename' ? RenameListDialog : ShareDialog;
  return <Opened list={list} onClose={onClose} />;
}
