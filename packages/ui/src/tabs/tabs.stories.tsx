import { useState } from 'react';
import { TabPanel, Tabs } from './tabs.tsx';

const tabs = [
  { value: 'details', label: 'Details' },
  { value: 'reviews', label: 'Reviews', count: 12 },
] as const;

export const OfAProduct = () => {
  const [tab, setTab] = useState<'details' | 'reviews'>('details');
  return (
    <>
      <Tabs id="product" label="About the product" tabs={tabs} value={tab} onChange={setTab} />
      <TabPanel tabsId="product" value={tab}>
        {tab === 'details' ? 'Made of ash.' : 'Twelve reviews.'}
      </TabPanel>
    </>
  );
};
