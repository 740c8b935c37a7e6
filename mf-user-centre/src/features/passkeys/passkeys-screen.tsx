import { Block } from '@jishi/part-kit/block';
import { Card, CardHead } from '@jishi/ui';
import { BackToSecurity } from '../../components/security/back-link.tsx';
import { RowsSkeleton } from '../../components/security/rows-skeleton.tsx';
import { useTexts } from '../../messages/texts.ts';
import { PasskeyList } from './components/passkey-list.tsx';

/** The customer's passkeys: add, name, remove. */
export function PasskeysScreen() {
  const text = useTexts();
  return (
    <Card>
      <CardHead>
        <h1>{text('passkeys.title')}</h1>
        <BackToSecurity />
      </CardHead>
      <Block fallback={<RowsSkeleton />}>
        <PasskeyList />
      </Block>
    </Card>
  );
}
