import { featuresQuery } from '@jishi/api/shop/queries';
import { useApi } from '@jishi/contracts';
import { Breadcrumbs } from '@jishi/part-kit/breadcrumbs';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useTexts } from '../../messages/texts.ts';
import { NoFlashSales } from './components/nothing-here.tsx';
import { Slots } from './components/slots.tsx';
import { holdsSales } from './model/holds-sales.ts';

/** The flash sales of the shop, slot by slot. */
export function FlashSalesScreen() {
  const text = useTexts();
  const { data: features } = useSuspenseQuery(featuresQuery(useApi()));
  return (
    <>
      <Breadcrumbs home={text('sales.home')} steps={[{ label: text('sales.title') }]} />
      {holdsSales(features) ? <Slots /> : <NoFlashSales />}
    </>
  );
}
