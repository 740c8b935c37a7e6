import { signInByCode } from '@jishi/api/sign-in';
import { Checkbox, Form } from '@jishi/ui/forms';
import { useEffect, useRef, useState } from 'react';
import { useTexts } from '../../../messages/texts.ts';
import { useCodeWait } from '../hooks/use-code-wait.ts';
import { useSendCode } from '../hooks/use-send-code.ts';
import { useSignIn } from '../hooks/use-sign-in.ts';
import { codeFault, type Fault, phoneFault } from '../model/sign-in-checks.ts';
import * as styles from './card.styles.ts';
import { CodeField } from './code-field.tsx';
import { PhoneField } from './phone-field.tsx';
import { SignInFoot } from './sign-in-foot.tsx';
import { textOf, type WayFormProps } from './way-form.ts';

type Faults = { phone: Fault; code: Fault };

/** By a code sent to the phone; an unknown number gets an account. */
export function CodeForm({ phone, onPhone, remember, onRemember }: WayFormProps) {
  const text = useTexts();
  const signIn = useSignIn();
  const [faults, setFaults] = useState<Faults>({ phone: null, code: null });
  const phoneInput = useRef<HTMLInputElement>(null);
  const codeInput = useRef<HTMLInputElement>(null);
  const wait = useCodeWait(phone);
  const sending = useSendCode({ codeInput, onSent: wait.start });

  // After a reload the number the code went to stands in the form again.
  useEffect(() => {
    const input = phoneInput.current;
    if (!wait.waitingPhone || !input || input.value !== '') return;
    input.value = wait.waitingPhone;
    onPhone(wait.waitingPhone);
  }, [wait.waitingPhone, onPhone]);

  const handleSend = () => {
    const fault = phoneFault(phone);
    setFaults({ phone: fault, code: null });
    if (fault) phoneInput.current?.focus();
    else if (!sending.isPending) sending.mutate(phone);
  };
  const handleSubmit = (data: FormData) => {
    const typed = { phone: textOf(data, 'phone'), code: textOf(data, 'code') };
    const found = { phone: phoneFault(typed.phone), code: codeFault(typed.code) };
    setFaults(found);
    if (found.phone || found.code || signIn.isPending) return;
    sending.reset();
    signIn.mutate({ attempt: (api) => signInByCode(api, typed), remember });
  };
  const shown = { phone: faults.phone ?? '', code: faults.code ?? '' };

  return (
    <Form onSubmit={handleSubmit} errors={shown}>
      <PhoneField input={phoneInput} defaultValue={phone} onType={onPhone} fault={faults.phone} autoComplete="tel" />
      <CodeField input={codeInput} fault={faults.code} sending={sending} secondsLeft={wait.left} onSend={handleSend} />
      <styles.Line>
        <Checkbox
          label={text('sign-in.remember')}
          checked={remember}
          onChange={(event) => onRemember(event.target.checked)}
        />
      </styles.Line>
      <SignInFoot error={signIn.error} isBusy={signIn.isPending} />
      <styles.Foot>{text('sign-in.first-time')}</styles.Foot>
    </Form>
  );
}
