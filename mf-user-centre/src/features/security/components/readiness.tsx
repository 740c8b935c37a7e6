import { accountQuery } from '@jishi/api/account/queries';
import { securityStateQuery } from '@jishi/api/security/queries';
import { paths, useApi, useShop } from '@jishi/contracts';
import { TextLink } from '@jishi/ui';
import { useSuspenseQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { OwnerCard, OwnerCardSkeleton } from '../../../components/owner/owner-card.tsx';
import { useTexts } from '../../../messages/texts.ts';
import { ownPaths } from '../../../model/own-paths.ts';
import { type Readiness as Ready, type ReadyThing, readinessOf } from '../model/readiness.ts';
import * as styles from './readiness.styles.ts';

const wayTo: Record<ReadyThing, { page: Parameters<ReturnType<typeof useShop>['has']>[0]; path: () => string }> = {
  phone: { page: 'mf_user_centre/phone', path: paths.phone },
  password: { page: 'mf_user_centre/password', path: paths.password },
  passkey: { page: 'mf_user_centre/passkeys', path: ownPaths.passkeys },
  email: { page: 'mf_user_centre/profile', path: paths.profile },
};

/** Whose account it is, and how much of what secures it is there. */
export function Readiness() {
  const api = useApi();
  const { data: account } = useSuspenseQuery(accountQuery(api));
  const { data: state } = useSuspenseQuery(securityStateQuery(api));
  return (
    <OwnerCard account={account}>
      <Meter readiness={readinessOf(account, state)} />
    </OwnerCard>
  );
}

function Meter({ readiness: { ready, all, next } }: { readiness: Ready }) {
  const text = useTexts();
  const { has } = useShop();
  const title = ready === all ? 'security.ready-all' : ready >= all - 1 ? 'security.ready-most' : 'security.ready-few';
  const count = text('security.ready-count', { ready, all });
  const way = next && wayTo[next];
  const words = text(`security.next-${next ?? 'none'}`);
  return (
    <styles.Meter $tone={ready >= all - 1 ? 'trust' : 'promo'}>
      <styles.MeterLine>
        <b>{text(title)}</b>
        <span>{count}</span>
      </styles.MeterLine>
      <styles.Bar role="img" aria-label={count}>
        {Array.from({ length: all }, (_, place) => (
          <i key={place} data-off={place >= ready ? '' : undefined} />
        ))}
      </styles.Bar>
      {way && has(way.page) ? (
        <TextLink as={Link} to={way.path()}>
          {words}
        </TextLink>
      ) : (
        <span>{words}</span>
      )}
    </styles.Meter>
  );
}

export function ReadinessSkeleton() {
  return (
    <OwnerCardSkeleton>
      <styles.Late>
        <styles.MeterPlace $radius="var(--r-md)" />
      </styles.Late>
    </OwnerCardSkeleton>
  );
}
