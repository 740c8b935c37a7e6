import { accountQuery } from '@jishi/api/account/queries';
import { securityStateQuery } from '@jishi/api/security/queries';
import { paths, useApi, useShop } from '@jishi/contracts';
import { maskPhone, useCommonTexts } from '@jishi/i18n';
import { Loading, Picture, Skeleton, Text, TextLink } from '@jishi/ui';
import { useSuspenseQuery } from '@tanstack/react-query';
import UserRound from 'lucide-react/icons/user-round';
import { Link } from 'react-router-dom';
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
  const text = useTexts();
  const api = useApi();
  const { data: account } = useSuspenseQuery(accountQuery(api));
  const { data: state } = useSuspenseQuery(securityStateQuery(api));
  const { nickname, phone, avatar } = account;
  return (
    <styles.Me>
      <styles.Who>
        <styles.Avatar>
          {avatar ? (
            <Picture src={avatar} alt="" width={64} height={64} fill />
          ) : (
            <UserRound size={32} strokeWidth={1.5} aria-hidden />
          )}
        </styles.Avatar>
        <div>
          <h2>{nickname || maskPhone(phone ?? '') || text('portal.guest')}</h2>
          {nickname && phone && (
            <Text $size="caption" $tone="secondary">
              {maskPhone(phone)}
            </Text>
          )}
        </div>
      </styles.Who>
      <Meter readiness={readinessOf(account, state)} />
    </styles.Me>
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
  const common = useCommonTexts();
  return (
    <styles.Me as="div">
      <Loading label={common('state.loading')}>
        <styles.Who>
          <Skeleton $width="70px" $height="70px" $radius="50%" />
          <Skeleton $width="10em" $height="24px" />
        </styles.Who>
      </Loading>
      <styles.Late>
        <Skeleton $height="92px" $radius="var(--r-md)" />
      </styles.Late>
    </styles.Me>
  );
}
