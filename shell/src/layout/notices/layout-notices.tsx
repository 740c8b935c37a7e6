import { useShop } from '@jishi/contracts';
import { useEffect } from 'react';
import { followReturns, takeOverCart } from '../../account/return-from-cache.ts';
import { ConsentNote } from '../../commerce/consent-note.tsx';
import { useReporter } from '../../commerce/use-reporter.ts';
import { ServiceHost } from '../../customer-service/service-host.tsx';
import { useOfflinePages } from '../../offline/use-offline-pages.ts';
import { followLight } from '../light/follow-light.ts';
import { HeaderLantern } from '../light/header-lantern.tsx';
import { OfflineStrip } from './offline-strip.tsx';
import { QueuePlaces } from './queue-places.tsx';
import { useEndedSession } from './use-ended-session.ts';
import { useOtherTabs } from './use-other-tabs.ts';

export type LayoutNoticesProps = {
  /** The page has come back from the back/forward cache before this was here. */
  isBack: boolean;
};

/** Beside the header its lantern, and below it that the network is away; over the page: places in lines of sales, the question of counting, customer service. */
export function LayoutNotices({ isBack }: LayoutNoticesProps) {
  useOtherTabs();
  useEndedSession();
  useReporter();
  useOfflinePages();
  const shop = useShop();
  useEffect(() => followReturns(shop), [shop]);
  useEffect(() => {
    if (isBack) takeOverCart(shop);
  }, [isBack, shop]);
  useEffect(() => followLight(shop.now), [shop]);
  return (
    <>
      <HeaderLantern />
      <OfflineStrip />
      <QueuePlaces />
      <ConsentNote />
      <ServiceHost />
    </>
  );
}
