import type { OrderActs } from '../hooks/use-order-acts.ts';
import { AddressChangeDialog } from './address-change/address-change-dialog.tsx';
import { AgainDialog } from './again/again-dialog.tsx';
import { InvoiceDialog } from './invoice-dialog.tsx';

/** The one dialog that is open. */
export default function OpenedDialog({ acts: { again, opened, close } }: { acts: OrderActs }) {
  if (again.changed) return <AgainDialog lines={again.changed} again={again} />;
  if (opened?.kind === 'address') return <AddressChangeDialog order={opened.order} onClose={close} />;
  return opened ? <InvoiceDialog order={opened.order} onClose={close} /> : null;
}
