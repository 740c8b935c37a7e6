import { paths } from '@jishi/contracts';
import { EmptyState, LinkButton } from '@jishi/ui';
import TicketPercent from 'lucide-react/icons/ticket-percent';
import { Link } from 'react-router-dom';
import { useTexts } from '../../../messages/texts.ts';
import { type OwnAddress, ownPath } from '../model/own-address.ts';

type NoOwnCouponsProps = { address: OwnAddress; isPastTheEnd: boolean };

export function NoOwnCoupons({ address: { tab }, isPastTheEnd }: NoOwnCouponsProps) {
  const text = useTexts();
  return (
    <EmptyState
      picture={<TicketPercent size={56} strokeWidth={1.25} aria-hidden />}
      title={text(isPastTheEnd ? 'coupons.past-the-end' : `own-coupons.none-${tab}`)}
      actions={
        <LinkButton as={Link} to={isPastTheEnd ? ownPath({ tab, page: 1 }) : paths.coupons()}>
          {text(isPastTheEnd ? 'coupons.first-page' : 'own-coupons.to-centre')}
        </LinkButton>
      }
    />
  );
}
