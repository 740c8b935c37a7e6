import type { FavouriteList } from '@jishi/api/products';
import { useCommonTexts } from '@jishi/i18n';
import { ConfirmQuestion } from '@jishi/part-kit/confirm';
import { Dialog } from '@jishi/ui/overlays';
import { useListWords } from '../../../messages/favourite-lists/texts.ts';
import { useEndSharing } from '../hooks/use-sharing.ts';
import { LinkForm } from './link-form.tsx';
import { ListLink } from './list-link.tsx';

type ShareDialogProps = { list: FavouriteList; onClose: () => void };

/** Makes the link of a list, shows it, and ends it. */
export function ShareDialog({ list, onClose }: ShareDialogProps) {
  const words = useListWords();
  const common = useCommonTexts();
  const ending = useEndSharing();
  return (
    <>
      <Dialog
        open
        onClose={onClose}
        title={words('lists.share-of', { name: list.name })}
        closeLabel={common('action.close')}
      >
        {list.link ? (
          <ListLink list={list} link={list.link} onEnd={() => ending.ask(list)} />
        ) : (
          <LinkForm list={list} onCancel={onClose} />
        )}
      </Dialog>
      {ending.pending && (
        <ConfirmQuestion
          question={ending}
          title={words('lists.share-end-question', { name: list.name })}
          text={words('lists.share-end-text')}
          confirmLabel={words('lists.share-end')}
        />
      )}
    </>
  );
}
