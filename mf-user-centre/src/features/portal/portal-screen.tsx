import { paths, useShop } from '@jishi/contracts';
import { Block } from '@jishi/part-kit/block';
import { Card, CardHead, MoreLink, Stack, VisuallyHidden } from '@jishi/ui';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { Link } from 'react-router-dom';
import { OwnerCardSkeleton } from '../../components/owner/owner-card.tsx';
import { Recommended } from '../../components/recommended.tsx';
import { useTexts } from '../../messages/texts.ts';
import { FallenFavourites } from './components/fallen-favourites.tsx';
import { OrderCounters, OrderCountersSkeleton } from './components/order-counters.tsx';
import { End } from './components/portal.styles.ts';
import { Profile } from './components/profile.tsx';
import { RecentlyViewed, RecentlyViewedSkeleton } from './components/recently-viewed.tsx';
import { Shortcuts } from './components/shortcuts.tsx';
import { UnreadStrip } from './components/unread-strip.tsx';

/** Who the customer is, what waits for them, where everything is. */
export function PortalScreen() {
  const text = useTexts();
  const { has } = useShop();
  return (
    <Stack>
      <VisuallyHidden as="h1">{text('portal.title')}</VisuallyHidden>
      <Block fallback={<OwnerCardSkeleton />}>
        <Profile />
      </Block>
      <Card>
        <CardHead>
          <h2>{text('portal.orders')}</h2>
          <End>
            <MoreLink as={Link} to={paths.orders()}>
              {text('portal.all-orders')}
              <ChevronRight size={16} strokeWidth={1.75} aria-hidden />
            </MoreLink>
          </End>
        </CardHead>
        <Block fallback={<OrderCountersSkeleton />}>
          <OrderCounters />
        </Block>
        {has('mf_user_centre/notices') && (
          <Block fallback={null} failed={null}>
            <UnreadStrip />
          </Block>
        )}
      </Card>
      <Shortcuts />
      <Block fallback={null} failed={null}>
        <FallenFavourites />
      </Block>
      <Block fallback={<RecentlyViewedSkeleton />}>
        <RecentlyViewed />
      </Block>
      <Recommended />
    </Stack>
  );
}
