import type { OrderSummary } from '@jishi/api/orders';
import { addressOfferQuery } from '@jishi/api/orders/queries';
import { useApi } from '@jishi/contracts';
import { useCommonTexts } from '@jishi/i18n';
import { LoadFailure } from '@jishi/part-kit/load-failure';
import { Button, Loading, Skeleton, Stack } from '@jishi/ui';
import { Dialog } from '@jishi/ui/overlays';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useTexts } from '../../../../messages/texts.ts';
import { useChangeAddress } from '../../hooks/use-change-address.ts';
import { AddressChoices } from './address-choices.tsx';

type AddressChangeDialogProps = { order: OrderSummary; onClose: () => void };

/** Where an order could go instead, what that makes of its fee, and the press that sends it there. */
export function AddressChangeDialog({ order, onClose }: AddressChangeDialogProps) {
  const text = useTexts();
  const common = useCommonTexts();
  const formId = useId();
  const offer = useQuery(addressOfferQuery(useApi(), order.id));
  const change = useChangeAddress(order.id, onClose);
  const [isMissing, setMissing] = useState(false);
  const canChoose = offer.data !== undefined && offer.data.obstacle === null;
  const footer = (
    <>
      <Button onClick={onClose} disabled={change.isPending}>
        {common('action.cancel')}
      </Button>
      {canChoose && (
        <Button type="submit" form={formId} kind="primary" busy={change.isPending} busyLabel={common('action.saving')}>
          {text('move.confirm')}
        </Button>
      )}
    </>
  );
  return (
    <Dialog
      open
      size="lg"
      title={text('orders.change-address')}
      closeLabel={common('action.close')}
      busy={change.isPending}
      onClose={onClose}
      footer={footer}
    >
      {offer.data ? (
        <AddressChoices
          formId={formId}
          offer={offer.data}
          isMissing={isMissing}
          error={change.error}
          onChange={(choice) => {
            setMissing(choice === null);
            if (choice) change.send(choice);
          }}
        />
      ) : offer.isError ? (
        <LoadFailure onRetry={() => void offer.refetch()} />
      ) : (
        <Loading label={common('state.loading')}>
          <Stack $gap={3}>
            <Skeleton $height="84px" $radius="var(--r-md)" />
            <Skeleton $height="84px" $radius="var(--r-md)" />
          </Stack>
        </Loading>
      )}
    </Dialog>
  );
}
