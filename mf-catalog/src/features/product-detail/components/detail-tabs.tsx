import type { Product } from '@jishi/api/products';
import { reviewFiguresQuery } from '@jishi/api/reviews/queries';
import { featuresQuery } from '@jishi/api/shop/queries';
import { paths, useApi, useShop } from '@jishi/contracts';
import { Card, CardBody, MoreLink, VisuallyHidden } from '@jishi/ui';
import { TabPanel, Tabs } from '@jishi/ui/data';
import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { useState } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router-dom';
import { Reviews } from '../../../components/reviews/reviews.tsx';
import { useIsAlive } from '../../../hooks/use-is-alive.ts';
import { useTexts } from '../../../messages/texts.ts';
import { readReviewAddress, withReviewAddress } from '../../../model/review-address.ts';
import { type DetailTab, tabOf, tabPath } from '../model/detail-tab.ts';
import * as styles from './details.styles.ts';
import { Details } from './details.tsx';

/** Ids of the tabs and their panels; one such block stands on a page. */
const TABS_ID = 'product';

/** Details, and the reviews where the shop has them. */
export function DetailTabs({ product }: { product: Product }) {
  const text = useTexts();
  const api = useApi();
  const [query] = useSearchParams();
  const { data: features } = useSuspenseQuery(featuresQuery(api));
  const { data: reviews } = useQuery({ ...reviewFiguresQuery(api, product.id), enabled: features.reviews });
  // What the server drew had no number yet.
  const isAlive = useIsAlive();
  const tabInUrl = features.reviews ? tabOf(query) : 'details';
  const [tab, setTab] = useState<DetailTab>(tabInUrl);
  const [known, setKnown] = useState(tabInUrl);
  if (known !== tabInUrl) {
    setKnown(tabInUrl);
    setTab(tabInUrl);
  }
  const navigate = useNavigate();
  /** Shown at once; the address follows, so that the way back finds the same tab. */
  const handleTab = (next: DetailTab) => {
    setTab(next);
    void navigate(tabPath(product.id, next, query), { replace: true, preventScrollReset: true });
  };
  const count = isAlive && reviews ? { count: reviews.total } : {};
  const tabs = [
    { value: 'details', label: text('detail.tab.details') } as const,
    ...(features.reviews ? [{ value: 'reviews', label: text('detail.tab.reviews'), ...count } as const] : []),
  ];
  return (
    <Card as="div">
      <Tabs<DetailTab> id={TABS_ID} label={text('detail.tabs')} tabs={tabs} value={tab} onChange={handleTab} />
      <TabPanel tabsId={TABS_ID} value={tab}>
        <CardBody>
          <VisuallyHidden as="h2">{text(`detail.tab.${tab}`)}</VisuallyHidden>
          {tab === 'details' ? <Details product={product} /> : <ReviewsTab productId={product.id} query={query} />}
        </CardBody>
      </TabPanel>
    </Card>
  );
}

function ReviewsTab({ productId, query }: { productId: string; query: URLSearchParams }) {
  const text = useTexts();
  const { has } = useShop();
  return (
    <>
      <Reviews
        productId={productId}
        address={readReviewAddress(query)}
        pathOf={(address) => withReviewAddress(tabPath(productId, 'reviews', query), address)}
      />
      {has('mf_catalog/review-list') && (
        <styles.More>
          <MoreLink as={Link} to={paths.reviews(productId)}>
            {text('reviews.see_all')}
            <ChevronRight size={16} strokeWidth={1.75} aria-hidden />
          </MoreLink>
        </styles.More>
      )}
    </>
  );
}
