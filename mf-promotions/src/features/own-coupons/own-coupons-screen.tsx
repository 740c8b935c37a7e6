import { paths, useShop } from '@jishi/contracts';
import { Block } from '@jishi/part-kit/block';
import { Card, Grow, MoreLink } from '@jishi/ui';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { Link, useSearchParams } from 'react-router-dom';
import { useTexts } from '../../messages/texts.ts';
import { OwnBody } from './components/own-body.tsx';
import * as styles from './components/own-head.styles.ts';
import { OwnSkeleton } from './components/own-skeleton.tsx';
import { ownPath, readOwnAddress } from './model/own-address.ts';

export function OwnCouponsScreen() {
  const text = useTexts();
  const { has } = useShop();
  const [query] = useSearchParams();
  const address = readOwnAddress(query);
  return (
    <Card>
      <styles.Head>
        <h1>{text('own-coupons.title')}</h1>
        <Grow />
        {has('mf_promotions/coupons') && (
          <MoreLink as={Link} to={paths.coupons()}>
            {text('own-coupons.to-centre')}
            <ChevronRight size={16} strokeWidth={1.75} aria-hidden />
          </MoreLink>
        )}
      </styles.Head>
      <Block key={ownPath(address)} fallback={<OwnSkeleton tab={address.tab} />}>
        <OwnBody address={address} />
      </Block>
    </Card>
  );
}
