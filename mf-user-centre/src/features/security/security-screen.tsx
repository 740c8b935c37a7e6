import { useShop } from '@jishi/contracts';
import { Block } from '@jishi/part-kit/block';
import { Card, CardHead, Stack, VisuallyHidden } from '@jishi/ui';
import { RowsSkeleton } from '../../components/security/rows-skeleton.tsx';
import { useTexts } from '../../messages/texts.ts';
import { CloseAccount } from './components/close-account.tsx';
import { Credentials } from './components/credentials.tsx';
import { Readiness, ReadinessSkeleton } from './components/readiness.tsx';

/** How the account is secured, each in a word, and the ways to change it. */
export function SecurityScreen() {
  const text = useTexts();
  const { has } = useShop();
  return (
    <Stack>
      <VisuallyHidden as="h1">{text('security.title')}</VisuallyHidden>
      <Block fallback={<ReadinessSkeleton />} failed={null}>
        <Readiness />
      </Block>
      <Card>
        <CardHead>
          <h2>{text('security.sign-in')}</h2>
        </CardHead>
        <Block fallback={<RowsSkeleton count={5} hasActions />}>
          <Credentials />
        </Block>
      </Card>
      {has('mf_user_centre/close-account') && <CloseAccount />}
    </Stack>
  );
}
