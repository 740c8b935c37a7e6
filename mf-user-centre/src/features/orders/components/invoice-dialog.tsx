import type { OrderSummary } from '@jishi/api/orders';
import { useCommonTexts } from '@jishi/i18n';
import { Button, Stack, Text } from '@jishi/ui';
import { Dialog } from '@jishi/ui/overlays';
import { CopyButton } from '../../../components/copy-button.tsx';
import { useTexts } from '../../../messages/texts.ts';

type InvoiceDialogProps = { order: OrderSummary; onClose: () => void };

/** Invoices are not to be had on the website: where they are, and the number one needs there. */
export function InvoiceDialog({ order, onClose }: InvoiceDialogProps) {
  const text = useTexts();
  const common = useCommonTexts();
  return (
    <Dialog
      open
      title={text('orders.invoice')}
      closeLabel={common('action.close')}
      onClose={onClose}
      footer={
        <Button kind="primary" onClick={onClose}>
          {text('orders.got-it')}
        </Button>
      }
    >
      <Stack $gap={3}>
        <Text>{text('order.invoice')}</Text>
        <Text $tone="secondary">
          {text('orders.number', { number: order.number })}
          <CopyButton value={order.number} of={text('orders.number', { number: order.number })} />
        </Text>
      </Stack>
    </Dialog>
  );
}
