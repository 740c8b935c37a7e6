import { useShop } from '@jishi/contracts';
import { Block } from '@jishi/part-kit/block';
import { CardHead, VisuallyHidden } from '@jishi/ui';
import { FilledStack } from '../../components/filled-stack.ts';
import { RowsSkeleton } from '../../components/security/rows-skeleton.tsx';
import { useTexts } from '../../messages/texts.ts';
import { CloseAccount } from './components/close-account.tsx';
import { Credentials } from './components/credentials.tsx';
import { Readiness, ReadinessSkeleton } from './components/readiness.tsx';
import { WaysIn } from './components/ways-in.styles.ts';

/** How the account is secured, each in a word, and the ways to change it. */
export function SecurityScreen() {
  const text = useTexts();
  const { has } = useShop();
  return (
    <FilledStack>
      <VisuallyHidden as="h1">{text('security.title')}</VisuallyHidden>
      <Block fallback={<ReadinessSkeleton />} failed={null}>
        <Readiness />
      </Block>
      <WaysIn>
        <CardHead>
          <h2>{text('security.sign-in')}</h2>
        </CardHead>
        <Block fallback={<RowsSkeleton count={5} hasActions />}>
          <Credentials />
        </Block>
      </WaysIn>
      {has('mf_user_centre/close-account') && <CloseAccount />}
    </FilledStack>
  );
}
