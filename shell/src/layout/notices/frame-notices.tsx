import { ConsentNote } from '../../commerce/consent-note.tsx';
import { useReporter } from '../../commerce/use-reporter.ts';
import { ServiceHost } from '../../service/service-host.tsx';
import { KeptPlaces } from './kept-places.tsx';
import { OfflineStrip } from './offline-strip.tsx';
import { useEndedSession } from './use-ended-session.ts';
import { useOtherTabs } from './use-other-tabs.ts';

/** Below the header: that the network is away; over the page: places in lines of sales, the question of counting, customer service. */
export function FrameNotices() {
  useOtherTabs();
  useEndedSession();
  useReporter();
  return (
    <>
      <OfflineStrip />
      <KeptPlaces />
      <ConsentNote />
      <ServiceHost />
    </>
  );
}
