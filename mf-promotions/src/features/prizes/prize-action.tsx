import { paths, useShop } from '@jishi/contracts';
import { LinkButton } from '@jishi/ui';
import { Link } from 'react-router-dom';
import { useTexts } from '../../messages/texts.ts';
import { redeemPath } from '../../model/redeem-path.ts';
import type { PrizeStanding } from './model/prize-outcome.ts';

type PrizeActionProps = { id: string; name: string; standing: PrizeStanding };

/** What can be done with a prize: order it, see its order, see where it went. Only to pages the release has. */
export function PrizeAction({ id, name, standing }: PrizeActionProps) {
  const text = useTexts();
  const { has } = useShop();
  const way = wayOf(id, standing);
  if (!way || !has(way.page)) return null;
  const label = text(way.label);
  return (
    <LinkButton
      as={Link}
      to={way.to}
      size="sm"
      kind={standing.kind === 'to-redeem' ? 'primary' : 'line'}
      aria-label={text('prizes.action_of', { action: label, prize: name })}
    >
      {label}
    </LinkButton>
  );
}

function wayOf(id: string, standing: PrizeStanding) {
  switch (standing.kind) {
    case 'to-redeem':
      return { page: 'mf_cart_checkout/confirm-order', to: redeemPath(id), label: 'prizes.redeem' } as const;
    case 'ordered':
      return standing.orderId === null
        ? null
        : ({ page: 'mf_user_centre/order-detail', to: paths.order(standing.orderId), label: 'prizes.order' } as const);
    case 'received':
      return {
        points: { page: 'mf_user_centre/points', to: paths.points(), label: 'lottery.points_detail' },
        coupon: { page: 'mf_promotions/own-coupons', to: paths.ownCoupons(), label: 'lottery.to_coupons' },
        balance: { page: 'mf_user_centre/wallet', to: paths.wallet(), label: 'lottery.to_wallet' },
      }[standing.of] as { page: 'mf_user_centre/points'; to: string; label: 'lottery.points_detail' };
    default:
      return { page: 'mf_user_centre/points', to: paths.points(), label: 'lottery.points_detail' } as const;
  }
}
