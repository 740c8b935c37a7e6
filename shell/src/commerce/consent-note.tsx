import { siteConfigQuery } from '@jishi/api/shop/queries';
import { paths, useApi, useShop } from '@jishi/contracts';
import { Button } from '@jishi/ui';
import { useQuery } from '@tanstack/react-query';
import { useTexts } from '../messages/texts.ts';
import { PageLink } from '../navigation/page-link.tsx';
import { keepConsent, useConsent } from './consent.ts';
import * as styles from './consent-note.styles.ts';

/** Asks once whether visits may be counted, without covering what one reads; only where the shop counts at all. */
export function ConsentNote() {
  const text = useTexts();
  const { bus } = useShop();
  const { data: config } = useQuery(siteConfigQuery(useApi()));
  const consent = useConsent();
  if (!config || config.events.kind === 'none' || consent !== null) return null;
  return (
    <styles.Corner>
      <styles.Plate aria-labelledby="consent-title">
        <h2 id="consent-title">{text('consent.title')}</h2>
        <p>
          {text('consent.text')}{' '}
          <PageLink page="mf_user_centre/privacy" to={paths.privacy()}>
            {text('consent.privacy')}
          </PageLink>
        </p>
        <styles.Answers>
          <Button size="sm" onClick={() => keepConsent(bus, 'denied')}>
            {text('consent.decline')}
          </Button>
          <Button size="sm" onClick={() => keepConsent(bus, 'granted')}>
            {text('consent.agree')}
          </Button>
        </styles.Answers>
      </styles.Plate>
    </styles.Corner>
  );
}
