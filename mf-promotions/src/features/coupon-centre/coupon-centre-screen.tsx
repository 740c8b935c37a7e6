import { Block } from '@jishi/part-kit/block';
import { Breadcrumbs } from '@jishi/part-kit/breadcrumbs';
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
      <Breadcrumbs home={text('coupons.home')} steps={[{ label: text('coupons.title') }]} />
      <Hero />
      <Block key={centrePath(address)} fallback={<CentreSkeleton state={address.state} />}>
        <CentreBody address={address} />
      </Block>
    </>
  );
}
