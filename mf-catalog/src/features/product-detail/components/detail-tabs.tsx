import type { Product } from '@jishi/api/products';
import { LatePart } from '@jishi/part-kit/late-part';
import { CardBody, CardHead, VisuallyHidden } from '@jishi/ui';
import { TabPanel, Tabs } from '@jishi/ui/data';
import { Link, useNavigate } from 'react-router-dom';
import { useDetailWords } from '../../../messages/detail/texts.ts';
import type { OpenTab } from '../hooks/use-detail-tab.ts';
import { useLabelledTabs } from '../hooks/use-labelled-tabs.ts';
import { type DetailTab, TABS_ID } from '../model/detail-tab.ts';
import * as styles from './detail-tabs.styles.ts';
import { Details } from './details.tsx';
import { ReviewsTab } from './reviews-tab.tsx';

const fetchQuestions = () => import('../questions/questions.tsx');

type DetailTabsProps = { product: Product; open: OpenTab };

/** Details, and the reviews and questions where the shop has them. Without scripts the tabs are links. */
export function DetailTabs({ product, open: { tabs, tab, show, pathOf } }: DetailTabsProps) {
  const text = useDetailWords();
  const labelled = useLabelledTabs(product.id, tabs);
  const navigate = useNavigate();
  const handleTab = (next: DetailTab) => {
    show(next);
    void navigate(pathOf(next), { replace: true, preventScrollReset: true });
  };
  return (
    <styles.Tabbed as="div">
      <Tabs<DetailTab> id={TABS_ID} label={text('tabs')} tabs={labelled} value={tab} onChange={handleTab} />
      {tabs.length > 1 && (
        <noscript>
          <CardHead as="nav" aria-label={text('tabs')}>
            {labelled.map(({ value, label }) => (
              <Link key={value} to={pathOf(value)} aria-current={value === tab ? 'page' : undefined}>
                {value === tab ? <b>{label}</b> : label}
              </Link>
            ))}
          </CardHead>
        </noscript>
      )}
      <TabPanel tabsId={TABS_ID} value={tab}>
        <CardBody>
          <VisuallyHidden as="h2">{text(`tab.${tab}`)}</VisuallyHidden>
          {tab === 'details' && <Details product={product} />}
          {tab === 'reviews' && <ReviewsTab productId={product.id} />}
          {tab === 'questions' && <LatePart fetch={fetchQuestions} height="240px" props={{ productId: product.id }} />}
        </CardBody>
      </TabPanel>
    </styles.Tabbed>
  );
}
