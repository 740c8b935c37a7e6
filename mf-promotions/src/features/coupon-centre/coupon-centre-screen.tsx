import { Block } from '@jishi/part-kit/block';
import { Crumbs } from '@jishi/part-kit/crumbs';
import { useSearchParams } from 'react-router-dom';
import { useTexts } from '../../messages/texts.ts';
import { CentreBody } from './components/centre-body.tsx';
import { CentreSkeleton } from './components/centre-skeleton.tsx';
import { Hero } from './components/hero.tsx';
import { centrePath, readCentreAddress } from './model/centre-address.ts';

export function CouponCentreScreen() {
  const text = useTexts();
  const [query] = useSearchParams();
  const address = readCentreAddress(query);
  return (
    <>
      <Crumbs home={text('coupons.home')} steps={[{ label: text('coupons.title') }]} />
      <Hero />
      <Block key={centrePath(address)} fallback={<CentreSkeleton state={address.state} />}>
        <CentreBody address={address} />
      </Block>
    </>
  );
}
