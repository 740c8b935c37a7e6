import { accountQuery } from '@jishi/api/account/queries';
import { proofStateQuery } from '@jishi/api/sign-in/queries';
import { useApi } from '@jishi/contracts';
import { useUnsavedGuard } from '@jishi/part-kit/unsaved';
import { Steps } from '@jishi/ui/data';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { FormColumn } from '../../../components/security/form-column.ts';
import { useTexts } from '../../../messages/texts.ts';
import { type PhoneStep, PROOF_MS, phoneSteps } from '../model/phone-step.ts';
import { NewPhoneForm } from './new-phone-form.tsx';
import { PhoneDone } from './phone-done.tsx';
import { PhoneProof } from './phone-proof.tsx';

/** The steps, and the one under way. A proof that has lapsed leads back to the first; what was typed stays. */
export function PhoneSteps() {
  const text = useTexts();
  const api = useApi();
  const { data: account } = useSuspenseQuery(accountQuery(api));
  const { data: proof } = useSuspenseQuery(proofStateQuery(api));
  const [step, setStep] = useState<PhoneStep>('proof');
  const [provedAt, setProvedAt] = useState<number | null>(null);
  const [isDirty, setDirty] = useState(false);
  const guard = useUnsavedGuard(isDirty && step !== 'done');

  const handleProved = () => {
    setProvedAt(Date.now());
    setStep('number');
  };
  const isStillProved = () => {
    const counts = provedAt !== null && Date.now() - provedAt < PROOF_MS;
    if (!counts) setStep('proof');
    return counts;
  };
  return (
    <FormColumn>
      <Steps
        label={text('phone.steps')}
        steps={phoneSteps.map((key) => ({ key, label: text(`phone.step-${key}`) }))}
        current={step === 'done' ? phoneSteps.length : phoneSteps.indexOf(step)}
        doneLabel={text('order.done')}
      />
      {step === 'proof' && (
        <PhoneProof phone={account.phone} ways={proof.ways} hasEnded={provedAt !== null} onProved={handleProved} />
      )}
      {step === 'number' && (
        <NewPhoneForm
          phone={account.phone}
          isStillProved={isStillProved}
          onType={setDirty}
          onDone={() => setStep('done')}
        />
      )}
      {step === 'done' && <PhoneDone phone={account.phone} />}
      {guard}
    </FormColumn>
  );
}
