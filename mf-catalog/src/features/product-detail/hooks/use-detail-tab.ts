import { featuresQuery } from '@jishi/api/shop/queries';
import { useApi } from '@jishi/contracts';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { type DetailTab, tabOf, tabPath, tabsOf } from '../model/detail-tab.ts';

export type OpenTab = {
  tabs: readonly DetailTab[];
  tab: DetailTab;
  /** Shown at once; the address has to follow, so that the way back finds the same tab. */
  show: (tab: DetailTab) => void;
  pathOf: (tab: DetailTab) => string;
};

/** The tabs of a product page, and which one is open: the one its address says, or was pressed since. */
export function useDetailTab(productId: string): OpenTab {
  const [query] = useSearchParams();
  const { data: features } = useSuspenseQuery(featuresQuery(useApi()));
  const tabs = tabsOf(features);
  const tabInUrl = tabOf(query, tabs);
  const [tab, show] = useState<DetailTab>(tabInUrl);
  const [known, setKnown] = useState(tabInUrl);
  if (known !== tabInUrl) {
    setKnown(tabInUrl);
    show(tabInUrl);
  }
  return { tabs, tab, show, pathOf: (next) => tabPath(productId, next, query) };
}
