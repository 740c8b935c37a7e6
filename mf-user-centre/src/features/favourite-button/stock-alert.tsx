import { productAlertsQuery } from '@jishi/api/products/queries';
import { useApi, useSession, useShop } from '@jishi/contracts';
import { Button } from '@jishi/ui';
import { useQuery } from '@tanstack/react-query';
import Bell from 'lucide-react/icons/bell';
import Check from 'lucide-react/icons/check';
import { useSetAlert } from '../../hooks/use-set-alert.ts';
import { useTexts } from '../../messages/texts.ts';

/** Of what is sold out: asks to be told when it can be had again, or takes that back. Visitors are asked to sign in. */
export function StockAlert({ productId }: { productId: string }) {
  const text = useTexts();
  const { requireSignIn } = useShop();
  const isSignedIn = useSession((state) => state.isSignedIn);
  const { data: alerts } = useQuery({ ...productAlertsQuery(useApi(), productId), enabled: isSignedIn });
  const { mutate, isPending } = useSetAlert(productId);
  const isSet = alerts?.stock ?? false;
  const Icon = isSet ? Check : Bell;
  return (
    <Button
      kind={isSet ? 'soft' : 'primary'}
      size="lg"
      busy={isPending}
      aria-pressed={isSet}
      onClick={() => {
        if (requireSignIn() && !isPending) mutate({ kind: 'stock', isWanted: !isSet });
      }}
    >
      <Icon size={18} strokeWidth={1.75} aria-hidden />
      {text('alert.stock')}
    </Button>
  );
}
