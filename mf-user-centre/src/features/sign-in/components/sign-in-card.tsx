import { featuresQuery } from '@jishi/api/shop/queries';
import { useApi } from '@jishi/contracts';
import { useCommonTexts } from '@jishi/i18n';
import { Loading, Skeleton, Stack } from '@jishi/ui';
import { TabPanel, Tabs } from '@jishi/ui/data';
import { Checkbox } from '@jishi/ui/forms';
import { useSuspenseQuery } from '@tanstack/react-query';
import { lazy, Suspense, useId, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { Plate } from '../../../components/auth/auth-layout.styles.ts';
import * as styles from '../../../components/auth/card.styles.ts';
import { LegalLinks } from '../../../components/auth/legal-links.tsx';
import { useTypedPhone } from '../../../hooks/auth/use-typed-phone.ts';
import { useTexts } from '../../../messages/texts.ts';
import type { DemoAccount } from '../../../model/auth/demo-accounts.ts';
import { firstWay, type Way, waysOf } from '../model/way.ts';
import { CodeForm } from './code-form.tsx';
import { DemoNotice } from './demo-notice.tsx';
import { PasskeyButton } from './passkey-button.tsx';
import { PasswordForm } from './password-form.tsx';
import { QrSkeleton } from './qr-skeleton.tsx';

const forms = { code: CodeForm, password: PasswordForm, qr: null } as const;

/** What shows and follows codes is loaded with the first one. */
const QrPanel = lazy(() => import('./qr-panel.tsx'));

/** The ways to sign in. By password and by QR code only where the shop has it. What was typed survives a change of the way. */
export function SignInCard() {
  const text = useTexts();
  const { data: features } = useSuspenseQuery(featuresQuery(useApi()));
  const [search] = useSearchParams();
  const [chosen, setWay] = useState<Way | null>(null);
  const [remember, setRemember] = useState(true);
  const [demo, setDemo] = useState<DemoAccount | null>(null);
  const phone = useTypedPhone();
  const tabsId = useId();
  const ways = waysOf(features);
  const way = firstWay(chosen ?? search.get('by'), ways);
  const WayForm = forms[way];
  const rememberBox = (
    <Checkbox
      label={text('sign-in.remember')}
      checked={remember}
      onChange={(event) => setRemember(event.target.checked)}
    />
  );
  const handleDemo = (account: DemoAccount) => {
    phone.onPhone(account.phone);
    setDemo(account);
    setWay('password');
  };
  return (
    <Plate as="div">
      <styles.TabLine>
        <Tabs
          id={tabsId}
          label={text('sign-in.ways')}
          tabs={ways.map((value) => ({ value, label: text(`sign-in.by-${value}`) }))}
          value={way}
          onChange={setWay}
        />
      </styles.TabLine>
      <styles.Panel>
        <TabPanel tabsId={tabsId} value={way}>
          {WayForm === null ? (
            <Suspense fallback={<QrSkeleton />}>
              <QrPanel rememberBox={rememberBox} remember={remember} />
            </Suspense>
          ) : (
            <WayForm key={`${way} ${demo?.phone ?? ''}`} {...{ phone, rememberBox, remember, demo }} />
          )}
        </TabPanel>
        <styles.Below>
          {WayForm && <PasskeyButton remember={remember} />}
          <styles.Foot>
            {text('sign-in.agree')} <LegalLinks />
          </styles.Foot>
          {features.demo && ways.includes('password') && <DemoNotice onChoose={handleDemo} />}
        </styles.Below>
      </styles.Panel>
    </Plate>
  );
}

export function SignInCardSkeleton() {
  const text = useCommonTexts();
  return (
    <Plate as="div">
      <styles.Panel>
        <Loading label={text('state.loading')}>
          <Stack $gap={6}>
            <Skeleton $height="32px" />
            <Skeleton $height="68px" />
            <Skeleton $height="68px" />
            <Skeleton $height="48px" />
          </Stack>
        </Loading>
      </styles.Panel>
    </Plate>
  );
}
