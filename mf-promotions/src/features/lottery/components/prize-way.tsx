import { ownPrizesQuery } from '@jishi/api/lotteries/queries';
import { paths, useApi, useShop } from '@jishi/contracts';
import { LinkButton } from '@jishi/ui';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { useTexts } from '../../../messages/texts.ts';
import { redeemPath } from '../../../model/redeem-path.ts';
import type { Outcome } from '../model/outcome.ts';

/** Leads on from a prize: to its order, its points, its coupon, the balance. */
export function PrizeWay({ outcome }: { outcome: Outcome | null }) {
  const text = useTexts();
  const { has } = useShop();
  const prize = outcome?.isWon ? outcome.prize : null;
  if (prize?.kind === 'product') return <RedeemLink prizeId={prize.id} />;
  const ways = [
    { kind: 'points', page: 'mf_user_centre/points', to: paths.points(), label: text('lottery.points_detail') },
    { kind: 'coupon', page: 'mf_promotions/own-coupons', to: paths.ownCoupons(), label: text('lottery.to_coupons') },
    { kind: 'balance', page: 'mf_user_centre/wallet', to: paths.wallet(), label: text('lottery.to_wallet') },
  ] as const;
  const way = ways.find(({ kind, page }) => kind === prize?.kind && has(page));
  if (!way) return null;
  return (
    <LinkButton as={Link} to={way.to}>
      {way.label}
    </LinkButton>
  );
}

/** As many of the newest prizes as are looked through for the one that was just won. */
const LOOKED_THROUGH = { page: 1, pageSize: 10 } as const;

/** Straight to the order once the winning record names it; until then to the record. */
function RedeemLink({ prizeId }: { prizeId: string }) {
  const text = useTexts();
  const { has } = useShop();
  const { data } = useQuery(ownPrizesQuery(useApi(), LOOKED_THROUGH));
  const won = data?.items.find(({ prize, state }) => prize.id === prizeId && state === 'open');
  const canOrder = won && has('mf_cart_checkout/confirm-order');
  return (
    <LinkButton as={Link} to={canOrder ? redeemPath(won.id) : paths.prizes()}>
      {canOrder ? text('prizes.redeem') : text('prizes.title')}
    </LinkButton>
  );
}
