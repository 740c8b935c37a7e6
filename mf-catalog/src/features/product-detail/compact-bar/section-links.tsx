import type { Product } from '@jishi/api/products';
import { type MouseEvent, type RefObject, useEffect, useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { useSectionWords } from '../../../messages/sections/texts.ts';
import type { OpenTab } from '../hooks/use-detail-tab.ts';
import { useLabelledTabs } from '../hooks/use-labelled-tabs.ts';
import { type DetailTab, TABS_ID } from '../model/detail-tab.ts';
import { offerPath } from '../model/offer-address.ts';
import { jumpTo } from './jump-to.ts';
import * as styles from './section-links.styles.ts';

type SectionLinksProps = {
  product: Product;
  sheet: RefObject<HTMLElement | null>;
  /** What covers the upper edge of the window. */
  bar: RefObject<HTMLElement | null>;
  open: OpenTab;
};

/** A press without a key that opens another tab or window. */
const isPlain = ({ ctrlKey, metaKey, shiftKey, altKey }: MouseEvent) => !ctrlKey && !metaKey && !shiftKey && !altKey;

/** The sections of a product page: what is sold, its details, reviews and questions. The one that is read is marked; each can be jumped to. */
export function SectionLinks({ product, sheet, bar, open }: SectionLinksProps) {
  const words = useSectionWords();
  const [query] = useSearchParams();
  const tabs = useLabelledTabs(product.id, open.tabs);
  // Its panel is there once the tab is drawn.
  const [goal, setGoal] = useState<{ tab: DetailTab } | null>(null);
  useEffect(() => {
    if (goal) jumpTo(document.getElementById(`${TABS_ID}-panel-${goal.tab}`), bar.current?.offsetHeight ?? 0);
  }, [goal, bar]);
  const show = (tab: DetailTab) => (event: MouseEvent) => {
    if (!isPlain(event)) return;
    open.show(tab);
    setGoal({ tab });
  };
  const showProduct = (event: MouseEvent) => {
    if (isPlain(event)) jumpTo(sheet.current, 0);
  };
  return (
    <styles.Links aria-label={words('label')}>
      <Link to={offerPath(product.id, query, {})} replace preventScrollReset onClick={showProduct}>
        {words('product')}
      </Link>
      {tabs.map(({ value, label, count }) => (
        <Link
          key={value}
          to={open.pathOf(value)}
          replace
          preventScrollReset
          aria-current={value === open.tab ? 'location' : undefined}
          onClick={show(value)}
        >
          {label}
          {count !== undefined && <em>{count}</em>}
        </Link>
      ))}
    </styles.Links>
  );
}
