import { Block } from '@jishi/part-kit/block';
import { Card, CardBody, CardHead } from '@jishi/ui';
import { BackToSecurity } from '../../components/security/back-link.tsx';
import { FormSkeleton } from '../../components/security/form-skeleton.tsx';
import { useTexts } from '../../messages/texts.ts';
import { PhoneSteps } from './components/phone-steps.tsx';

/** Another phone number, in two steps: who is there, and the new number. */
export function PhoneScreen() {
  const text = useTexts();
  return (
    <Card>
      <CardHead>
        <h1>{text('phone.title')}</h1>
        <BackToSecurity />
      </CardHead>
      <CardBody>
        <Block fallback={<FormSkeleton />}>
          <PhoneSteps />
        </Block>
      </CardBody>
    </Card>
  );
}
