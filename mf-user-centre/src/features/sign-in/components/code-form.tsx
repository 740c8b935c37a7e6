import { signInByCode } from '@jishi/api/sign-in';
import { useCommonTexts } from '@jishi/i18n';
import { Form } from '@jishi/ui/forms';
import * as styles from '../../../components/auth/card.styles.ts';
import { CodeField } from '../../../components/auth/code-field.tsx';
import { PhoneField } from '../../../components/auth/phone-field.tsx';
import { SubmitFoot } from '../../../components/auth/submit-foot.tsx';
import { useCode } from '../../../hooks/auth/use-code.ts';
import { useFormFaults } from '../../../hooks/auth/use-form-faults.ts';
import { useSignIn } from '../../../hooks/auth/use-sign-in.ts';
import { useTexts } from '../../../messages/texts.ts';
import { codeFault, phoneFault } from '../../../model/auth/checks.ts';
import { afterChange, textOf } from '../../../model/form-text.ts';
import { NoCodeHelp } from './no-code-help.tsx';
import type { WayFormProps } from './way-form.ts';

const typedIn = (data: FormData) => ({ phone: textOf(data, 'phone'), code: textOf(data, 'code') });
const find = ({ phone, code }: ReturnType<typeof typedIn>) => ({ phone: phoneFault(phone), code: codeFault(code) });

/** By a code sent to the phone; an unknown number gets an account. */
export function CodeForm({ phone, rememberBox, remember }: WayFormProps) {
  const text = useTexts();
  const common = useCommonTexts();
  const signIn = useSignIn();
  const faults = useFormFaults<'phone' | 'code'>(['phone', 'code']);
  const code = useCode(phone.phone, 'sign-in');

  const handleSend = () => {
    if (faults.check({ phone: phoneFault(phone.phone) })) code.send();
    else phone.input.current?.focus();
  };
  const handleSubmit = (data: FormData) => {
    const typed = typedIn(data);
    if (!faults.check(find(typed)) || signIn.isPending) return;
    code.sending.reset();
    signIn.mutate({ attempt: (api, how) => signInByCode(api, typed, how), remember }, { onError: faults.refuse });
  };
  const shown = { phone: faults.of('phone') ?? '', code: faults.of('code') ?? '' };

  return (
    <Form
      onSubmit={handleSubmit}
      onChange={afterChange((data, field) => faults.recheck(find(typedIn(data)), field))}
      errors={shown}
    >
      <PhoneField typed={phone} fault={faults.of('phone')} autoComplete="tel-national webauthn" />
      <CodeField code={code} fault={faults.of('code')} onSend={handleSend} />
      <NoCodeHelp>{rememberBox}</NoCodeHelp>
      <SubmitFoot
        error={faults.rest}
        isBusy={signIn.isPending}
        label={common('action.log_in')}
        busyLabel={text('sign-in.busy')}
      />
      <styles.Foot>{text('sign-in.first-time')}</styles.Foot>
    </Form>
  );
}
