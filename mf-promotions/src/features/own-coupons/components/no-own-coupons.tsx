import { paths } from '@jishi/contracts';
import { EmptyObject } from '@jishi/part-kit/empty-object';
import { EmptyState, LinkButton } from '@jishi/ui';
import { Link } from 'react-router-dom';
import { useTexts } from '../../../messages/texts.ts';
import { type OwnAddress, ownPath } from '../model/own-address.ts';

type NoOwnCouponsProps = { address: OwnAddress; isPastTheEnd: boolean };

export function NoOwnCoupons({ address: { tab }, isPastTheEnd }: NoOwnCouponsProps) {
  const text = useTexts();
  const hasHint = !isPastTheEnd && (tab === 'all' || tab === 'unused');
  return (
    <EmptyState
      picture={<EmptyObject name="ticket" />}
      title={text(isPastTheEnd ? 'coupons.past-the-end' : `own-coupons.none-${tab}`)}
      text={hasHint ? text('own-coupons.none-hint') : undefined}
      actions={
        <LinkButton as={Link} to={isPastTheEnd ? ownPath({ tab, page: 1 }) : paths.coupons()}>
          {text(isPastTheEnd ? 'coupons.first-page' : 'own-coupons.to-centre')}
        </LinkButton>
      }
    />
  );
}
