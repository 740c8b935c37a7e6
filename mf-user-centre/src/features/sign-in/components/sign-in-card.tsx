import { useApi } from '@jishi/contracts';
import { useCommonTexts } from '@jishi/i18n';
import { Loading, Skeleton, Stack } from '@jishi/ui';
import { TabPanel, Tabs } from '@jishi/ui/data';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useTexts } from '../../../messages/texts.ts';
import { featuresQuery } from '../../../queries/shop-queries.ts';
import * as styles from './card.styles.ts';
import { CodeForm } from './code-form.tsx';
import { PasswordForm } from './password-form.tsx';
import { SignInCard as Plate } from './stage.styles.ts';

const forms = { code: CodeForm, password: PasswordForm } as const;
type Way = keyof typeof forms;

/** The ways to sign in. By password only where the shop has it. What was typed survives a change of the way. */
export function SignInCard() {
  const text = useTexts();
  const { data: features } = useSuspenseQuery(featuresQuery(useApi()));
  const [chosen, setWay] = useState<Way>('code');
  const [phone, setPhone] = useState('');
  const [remember, setRemember] = useState(true);
  const tabsId = useId();
  const ways: Way[] = features['password-sign-in'] ? ['code', 'password'] : ['code'];
  const way = ways.includes(chosen) ? chosen : 'code';
  const WayForm = forms[way];
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
          <WayForm key={way} phone={phone} onPhone={setPhone} remember={remember} onRemember={setRemember} />
        </TabPanel>
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
