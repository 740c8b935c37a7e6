import type { OwnedCouponCounts } from '@jishi/api/coupons';
import { TabLink, TabNav } from '@jishi/ui/data';
import { Link } from 'react-router-dom';
import { useTexts } from '../../../messages/texts.ts';
import { type OwnTab, ownPath, ownTabs } from '../model/own-address.ts';

/** States as tabs, each with its number once that is known. */
export function OwnTabs({ tab, counts }: { tab: OwnTab; counts: OwnedCouponCounts | null }) {
  const text = useTexts();
  return (
    <TabNav label={text('own-coupons.tabs')}>
      {ownTabs.map((one) => (
        <TabLink
          key={one}
          as={Link}
          to={ownPath({ tab: one, page: 1 })}
          on={one === tab}
          {...(counts ? { count: counts[one] } : {})}
        >
          {text(`own-coupons.tab-${one}`)}
        </TabLink>
      ))}
    </TabNav>
  );
}
