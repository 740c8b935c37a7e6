import { Block } from '@jishi/part-kit/block';
import { Card, CardBody, CardHead } from '@jishi/ui';
import { BackToSecurity } from '../../components/security/back-link.tsx';
import { FormSkeleton } from '../../components/security/form-skeleton.tsx';
import { useTexts } from '../../messages/texts.ts';
import { PasswordChange } from './components/password-change.tsx';

/** Another password, or the first one. */
export function PasswordScreen() {
  const text = useTexts();
  return (
    <Card>
      <CardHead>
        <h1>{text('passwords.title')}</h1>
        <BackToSecurity />
      </CardHead>
      <CardBody>
        <Block fallback={<FormSkeleton />}>
          <PasswordChange />
        </Block>
      </CardBody>
    </Card>
  );
}
