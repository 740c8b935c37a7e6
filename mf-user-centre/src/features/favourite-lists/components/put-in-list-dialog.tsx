import { favouriteListsQuery } from '@jishi/api/products/queries';
import { useApi } from '@jishi/contracts';
import { useCommonTexts } from '@jishi/i18n';
import { Block } from '@jishi/part-kit/block';
import { Button, Loading, Skeleton, Stack, Text } from '@jishi/ui';
import { Dialog } from '@jishi/ui/overlays';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useListWords } from '../../../messages/favourite-lists/texts.ts';
import { ListChoice } from './list-choice.tsx';
import { NewListLine } from './new-list-line.tsx';
import * as styles from './put-in-list-dialog.styles.ts';

type PutInListDialogProps = { productId: string; name?: string; onClose: () => void };

/** Lists as boxes to tick: a product is in those that are ticked. */
export default function PutInListDialog({ productId, name, onClose }: PutInListDialogProps) {
  const words = useListWords();
  const common = useCommonTexts();
  const shape = (
    <Loading label={common('state.loading')}>
      <Skeleton $height="96px" $radius="var(--r-md)" />
    </Loading>
  );
  return (
    <Dialog
      open
      onClose={onClose}
      title={words('lists.put')}
      closeLabel={common('action.close')}
      footer={
        <Button kind="primary" onClick={onClose}>
          {words('lists.put-done')}
        </Button>
      }
    >
      <Stack>
        {name && <Text $tone="secondary">{name}</Text>}
        <Block fallback={shape}>
          <Choices productId={productId} />
        </Block>
      </Stack>
    </Dialog>
  );
}

function Choices({ productId }: { productId: string }) {
  const words = useListWords();
  const { data: lists } = useSuspenseQuery(favouriteListsQuery(useApi(), productId));
  return (
    <>
      {lists.length > 0 && (
        <styles.Choices aria-label={words('lists.label')}>
          {lists.map((list) => (
            <ListChoice key={list.id} list={list} productId={productId} />
          ))}
        </styles.Choices>
      )}
      <NewListLine productId={productId} />
    </>
  );
}
