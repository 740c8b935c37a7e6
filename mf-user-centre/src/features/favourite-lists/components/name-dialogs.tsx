import type { FavouriteList } from '@jishi/api/products';
import { useCommonTexts } from '@jishi/i18n';
import { Dialog } from '@jishi/ui/overlays';
import { useListWords } from '../../../messages/favourite-lists/texts.ts';
import { useCreateList, useRenameList } from '../hooks/use-change-lists.ts';
import { NameForm } from './name-form.tsx';

type NewListDialogProps = { onClose: () => void; onCreated: (listId: string) => void };

/** The name of a new list. */
export function NewListDialog({ onClose, onCreated }: NewListDialogProps) {
  const words = useListWords();
  const common = useCommonTexts();
  const { mutate, isPending, error } = useCreateList((listId) => {
    onClose();
    onCreated(listId);
  });
  return (
    <Dialog
      open
      onClose={onClose}
      title={words('lists.new')}
      closeLabel={common('action.close')}
      closeOnOutside={false}
      busy={isPending}
    >
      <NameForm
        name=""
        label={words('lists.create')}
        isPending={isPending}
        error={error}
        onSubmit={mutate}
        onCancel={onClose}
      />
    </Dialog>
  );
}

type RenameListDialogProps = { list: FavouriteList; onClose: () => void };

/** Another name for a list. */
export function RenameListDialog({ list, onClose }: RenameListDialogProps) {
  const words = useListWords();
  const common = useCommonTexts();
  const { mutate, isPending, error } = useRenameList(list, onClose);
  return (
    <Dialog
      open
      onClose={onClose}
      title={words('lists.rename-of', { name: list.name })}
      closeLabel={common('action.close')}
      closeOnOutside={false}
      busy={isPending}
    >
      <NameForm
        name={list.name}
        label={common('action.save')}
        isPending={isPending}
        error={error}
        onSubmit={mutate}
        onCancel={onClose}
      />
    </Dialog>
  );
}
