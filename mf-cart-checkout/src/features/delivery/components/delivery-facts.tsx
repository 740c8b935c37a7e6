import type { DeliveryCost, DeliveryEstimate } from '@jishi/api/addresses';
import { useFormat } from '@jishi/i18n';
import { TextLink } from '@jishi/ui';
import { lazy, Suspense, useState } from 'react';
import { useArrivalText } from '../../../hooks/use-arrival-text.ts';
import { useTexts } from '../../../messages/texts.ts';
import { useOrderBy } from '../hooks/use-order-by.ts';
import * as styles from './delivery.styles.ts';

// A list of all cities comes with it: only for who wants another place.
const RegionDialog = lazy(async () => ({ default: (await import('./region-dialog.tsx')).RegionDialog }));

type DeliveryFactsProps = { estimate: DeliveryEstimate; cost: DeliveryCost; onChoose(code: string): void };

/** Where to, when, for how much, and until when to order for that. */
export function DeliveryFacts({ estimate, cost, onChoose }: DeliveryFactsProps) {
  const text = useTexts();
  const [isChoosing, setChoosing] = useState(false);
  const { region } = estimate;
  return (
    <>
      <styles.Where>
        {region && <b>{region.name}</b>}
        <TextLink as="button" type="button" onClick={() => setChoosing(true)}>
          {text(region ? 'delivery.change' : 'delivery.choose')}
        </TextLink>
      </styles.Where>
      {cost.isServed ? <Served estimate={estimate} cost={cost} /> : <NotServed estimate={estimate} />}
      {isChoosing && (
        <Suspense fallback={null}>
          <RegionDialog
            current={region?.code ?? null}
            onClose={() => setChoosing(false)}
            onChoose={(code) => {
              setChoosing(false);
              onChoose(code);
            }}
          />
        </Suspense>
      )}
    </>
  );
}

function NotServed({ estimate: { region } }: Pick<DeliveryFactsProps, 'estimate'>) {
  const text = useTexts();
  return <styles.NotServed>{text('delivery.not-served', { region: region?.name ?? '' })}</styles.NotServed>;
}

function Served({ estimate, cost }: Pick<DeliveryFactsProps, 'estimate' | 'cost'>) {
  const text = useTexts();
  const { duration } = useFormat();
  const left = useOrderBy(estimate.orderBy);
  const arrival = useArrivalText(estimate);
  return (
    <>
      <styles.Terms>
        {arrival && <b>{arrival}</b>}
        <span>{useFeeText(cost)}</span>
      </styles.Terms>
      {arrival && left > 0 && <small>{text('delivery.order-within', { duration: duration(left) })}</small>}
    </>
  );
}

function useFeeText({ fee, freeFrom }: DeliveryCost): string {
  const text = useTexts();
  const { money } = useFormat();
  if (fee === 0) return text('delivery.free');
  if (fee === null) return freeFrom ? text('delivery.free-from', { from: money(freeFrom) }) : text('delivery.fee-open');
  return freeFrom
    ? text('delivery.fee-or-free', { fee: money(fee), from: money(freeFrom) })
    : text('delivery.fee', { fee: money(fee) });
}
