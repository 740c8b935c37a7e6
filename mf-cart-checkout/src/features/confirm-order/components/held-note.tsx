import { flashSaleInvalidations, salePlaceQuery } from '@jishi/api/flash-sales/queries';
import { invalidate } from '@jishi/api/queries';
import { paths, useApi, useFirstNow, useShop } from '@jishi/contracts';
import { toInstant, useFormat } from '@jishi/i18n';
import { Note, TextLink } from '@jishi/ui';
import { Countdown } from '@jishi/ui/data';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import Hourglass from 'lucide-react/icons/hourglass';
import { Link } from 'react-router-dom';
import { useTexts } from '../../../messages/texts.ts';
import * as styles from './confirm-order.styles.ts';

type HeldNoteProps = {
  productId: string;
  /** The hold is over: what the order would cost has to be asked again. */
  onEnd(): void;
};

/** How long pieces of a flash sale are held, and what happens then. Nothing where none are held. */
export function HeldNote({ productId, onEnd }: HeldNoteProps) {
  const text = useTexts();
  const { now } = useShop();
  const format = useFormat();
  const startedAt = useFirstNow();
  const queries = useQueryClient();
  const query = salePlaceQuery(useApi(), productId);
  const { data: place, refetch } = useQuery(query);
  const icon = <Hourglass size={18} strokeWidth={1.75} aria-hidden />;
  const end = toInstant(place?.heldUntil ?? '');
  if (place?.state === 'lapsed') {
    return (
      <Note tone="danger" icon={icon} live>
        {text('confirm.held-over')}{' '}
        <TextLink as={Link} to={paths.product(productId)}>
          {text('confirm.held-again')}
        </TextLink>
      </Note>
    );
  }
  if (place?.state !== 'turn' || end === undefined) return null;
  const ended = () => {
    void refetch();
    void invalidate(queries, flashSaleInvalidations.placeTurned(productId));
    onEnd();
  };
  return (
    <Note tone="promo" icon={icon}>
      <styles.Held>
        <b>{text('confirm.held')}</b>
        <Countdown
          key={place.heldUntil}
          label={text('confirm.held')}
          daysLabel={String}
          announcement={(left) => text('confirm.held-left', { duration: format.duration(left) })}
          endsAt={end}
          startedAt={startedAt}
          now={now}
          onEnd={ended}
        />
        <span>{text('confirm.held-after')}</span>
      </styles.Held>
    </Note>
  );
}
