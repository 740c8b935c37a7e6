import { EmptyObject } from '@jishi/part-kit/empty-object';
import { Button, EmptyState } from '@jishi/ui';
import { useTexts } from '../../../messages/texts.ts';

/** The address book of somebody who has written none yet. */
export function NoAddresses({ onAdd }: { onAdd: () => void }) {
  const text = useTexts();
  return (
    <EmptyState
      picture={<EmptyObject name="mailbox" />}
      title={text('addresses.none')}
      text={text('addresses.none-hint')}
      actions={
        <Button kind="line" onClick={onAdd}>
          {text('addresses.add')}
        </Button>
      }
    />
  );
}
