import type { Product } from '@jishi/api/products';
import { reviewFiguresQuery } from '@jishi/api/reviews/queries';
import { featuresQuery } from '@jishi/api/shop/queries';
import { useApi } from '@jishi/contracts';
import { LatePart } from '@jishi/part-kit/late-part';
import { Card, CardBody, VisuallyHidden } from '@jishi/ui';
import { TabPanel, Tabs } from '@jishi/ui/data';
import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { useIsAlive } from '../../../hooks/use-is-alive.ts';
import { useTexts } from '../../../messages/texts.ts';
import { questionPageQuery } from '../../../queries/question-queries.ts';
import { type DetailTab, tabOf, tabPath, tabsOf } from '../model/detail-tab.ts';
import { Details } from './details.tsx';
import { ReviewsTab } from './reviews-tab.tsx';

/** Ids of the tabs and their panels; one such block stands on a page. */
const TABS_ID = 'product';

const fetchQuestions = () => import('../questions/questions.tsx');

/** Details, and the reviews and questions where the shop has them. */
export function DetailTabs({ product }: { product: Product }) {
  const text = useTexts();
  const api = useApi();
  const [query] = useSearchParams();
  const { data: features } = useSuspenseQuery(featuresQuery(api));
  // What the server drew had no numbers yet.
  const isAlive = useIsAlive();
  const { data: reviews } = useQuery({ ...reviewFiguresQuery(api, product.id), enabled: features.reviews });
  const { data: questions } = useQuery({
    ...questionPageQuery(api, product.id, 1),
    enabled: features.questions && isAlive,
  });
  const tabs = tabsOf(features);
  const tabInUrl = tabOf(query, tabs);
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
  const counts = { details: undefined, reviews: reviews?.total, questions: questions?.total };
  const labelled = tabs.map((value) => {
    const count = isAlive ? counts[value] : undefined;
    return { value, label: text(`detail.tab.${value}`), ...(count !== undefined && { count }) };
  });
  return (
    <Card as="div">
      <Tabs<DetailTab> id={TABS_ID} label={text('detail.tabs')} tabs={labelled} value={tab} onChange={handleTab} />
      <TabPanel tabsId={TABS_ID} value={tab}>
        <CardBody>
          <VisuallyHidden as="h2">{text(`detail.tab.${tab}`)}</VisuallyHidden>
          {tab === 'details' && <Details product={product} />}
          {tab === 'reviews' && <ReviewsTab productId={product.id} />}
          {tab === 'questions' && <LatePart fetch={fetchQuestions} height="240px" props={{ productId: product.id }} />}
        </CardBody>
      </TabPanel>
    </Card>
  );
}
