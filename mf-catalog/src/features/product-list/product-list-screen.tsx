import { categoryTreeQuery } from '@jishi/api/categories/queries';
import { useApi } from '@jishi/contracts';
import { Block } from '@jishi/part-kit/block';
import { useQuery } from '@tanstack/react-query';
import { Breadcrumbs } from '../../components/breadcrumbs.tsx';
import { CompareTray } from '../../components/compare-tray.tsx';
import { useTexts } from '../../messages/texts.ts';
import { CouponPlace } from './components/coupon-place.tsx';
import { ListBody } from './components/list-body.tsx';
import { ListSkeleton } from './components/list-skeleton.tsx';
import { useListAddress } from './hooks/use-list-address.ts';
import { listPath } from './model/list-address.ts';
import { listHeading } from './model/list-heading.ts';

export function ProductListScreen() {
  const text = useTexts();
  const address = useListAddress();
  // The page has asked for it before; when that failed the list does without.
  const { data: tree = null } = useQuery(categoryTreeQuery(useApi()));
  if (!address) return null;
  const { title, steps } = listHeading(address, tree, text);
  return (
    <>
      <Breadcrumbs steps={steps} />
      {address.couponId && <CouponPlace couponId={address.couponId} />}
      <Block fallback={<ListSkeleton title={title} />} resetKey={listPath(address)}>
        <ListBody address={address} title={title} />
      </Block>
      <CompareTray />
    </>
  );
}
