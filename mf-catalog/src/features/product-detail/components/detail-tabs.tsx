import type { Product } from '@jishi/api/products';
import { useApi } from '@jishi/contracts';
import { Card, CardBody, VisuallyHidden } from '@jishi/ui';
import { TabPanel, Tabs } from '@jishi/ui/data';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTexts } from '../../../messages/texts.ts';
import { featuresQuery, reviewsQuery } from '../product-detail-queries.ts';
import { Details } from './details.tsx';
import { Reviews } from './reviews.tsx';

/** Ids of the tabs and their panels; one such block stands on a page. */
const TABS_ID = 'product';

type DetailTab = 'details' | 'reviews';

/** Details, and the reviews where the shop has them. Reviews are asked for after the page: they come quietly. */
export function DetailTabs({ product }: { product: Product }) {
  const text = useTexts();
  const api = useApi();
  const [tab, setTab] = useState<DetailTab>('details');
  const { data: features } = useQuery(featuresQuery(api));
  const { data: reviews } = useQuery({ ...reviewsQuery(api, product.id), enabled: features?.reviews ?? false });
  const tabs = [
    { value: 'details', label: text('detail.tab.details') } as const,
    ...(reviews ? [{ value: 'reviews', label: text('detail.tab.reviews'), count: reviews.total } as const] : []),
  ];
  return (
    <Card as="div">
      <Tabs<DetailTab> id={TABS_ID} label={text('detail.tabs')} tabs={tabs} value={tab} onChange={setTab} />
      <TabPanel tabsId={TABS_ID} value={tab}>
        <CardBody>
          <VisuallyHidden as="h2">{text(`detail.tab.${tab}`)}</VisuallyHidden>
          {tab === 'reviews' && reviews ? <Reviews reviews={reviews} /> : <Details product={product} />}
        </CardBody>
      </TabPanel>
    </Card>
  );
}
