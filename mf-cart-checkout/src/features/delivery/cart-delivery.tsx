import { deliveryQuery } from '@jishi/api/addresses/queries';
import type { CartLine } from '@jishi/api/cart';
import { useApi, useSession } from '@jishi/contracts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTexts } from '../../messages/texts.ts';
import * as styles from './components/delivery.styles.ts';
import { DeliveryFacts } from './components/delivery-facts.tsx';
import { useRegion } from './hooks/use-region.ts';

type CartDeliveryProps = {
  selected: readonly CartLine[];
  /** Stands there until delivery is known, and where it cannot be. */
  children: ReactNode;
};

/** Where the chosen lines are sent, when they arrive and what that costs. */
export function CartDelivery({ selected, children }: CartDeliveryProps) {
  const text = useTexts();
  const isSignedIn = useSession((state) => state.isSignedIn);
  const { to, choose } = useRegion();
  const { data: estimate } = useQuery({
    ...deliveryQuery(useApi(), isSignedIn, { lines: selected }, to),
    enabled: selected.length > 0,
    placeholderData: keepPreviousData,
  });
  const [cost] = (selected.length > 0 && estimate?.costs) || [];
  if (!estimate || !cost?.isSent) return <styles.Inline>{children}</styles.Inline>;
  return (
    <styles.Inline>
      <span>{text('delivery.label')}</span>
      <DeliveryFacts estimate={estimate} cost={cost} onChoose={choose} />
    </styles.Inline>
  );
}
