import { type OrderSummary, orderActions } from '@jishi/api/orders';
import { Button } from '@jishi/ui';
import Trash2 from 'lucide-react/icons/trash-2';
import { useTexts } from '../../../messages/texts.ts';

/** Takes an order that is over out of the list. */
export function RemoveButton({ order, onRemove }: { order: OrderSummary; onRemove: () => void }) {
  const text = useTexts();
  if (!orderActions(order.state).canRemove) return null;
  return (
    <Button kind="ghost" icon={<Trash2 size={16} strokeWidth={1.75} aria-hidden />} onClick={onRemove}>
      {text('orders.remove')}
    </Button>
  );
}
