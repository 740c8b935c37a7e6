import type { CodePurpose } from '@jishi/api/sign-in';
import { Form } from '@jishi/ui/forms';
import type { ReactNode } from 'react';
import { useCode } from '../../hooks/auth/use-code.ts';
import { useFormFaults } from '../../hooks/auth/use-form-faults.ts';
import { useTypedPhone } from '../../hooks/auth/use-typed-phone.ts';
import { useTexts } from '../../messages/texts.ts';
import { codeFault, type Fault, newPasswordFault, phoneFault, repeatedFault } from '../../model/auth/checks.ts';
import { afterChange, textOf } from '../../model/form-text.ts';
import { CodeField } from './code-field.tsx';
import { NewPasswordFields } from './new-password-fields.tsx';
import { PhoneField } from './phone-field.tsx';
import { SubmitFoot } from './submit-foot.tsx';

const names = ['phone', 'code', 'password', 'repeated', 'agreed'] as const;
type Name = (typeof names)[number];

export type NewPassword = { phone: string; code: string; password: string; repeated: string };

type NewPasswordFormProps = {
  /** What the code is for. */
  purpose: CodePurpose;
  /** A box that has to be ticked; gets what is wrong with it. */
  agreement?: (fault: string | null) => ReactNode;
  label: string;
  busyLabel: string;
  isPending: boolean;
  /** `refuse` shows what the server says against it, in the field it is about. */
  onSubmit: (typed: NewPassword, refuse: (error: unknown) => void) => void;
};

/** What the password is called: an account that begins has no older one. */
const labelOf = (purpose: CodePurpose) => (purpose === 'sign-in' ? 'field.password' : 'field.new-password');

const typedIn = (data: FormData): NewPassword => ({
  phone: textOf(data, 'phone'),
  code: textOf(data, 'code'),
  password: textOf(data, 'password'),
  repeated: textOf(data, 'repeated'),
});

/** A phone number, the code sent to it, and a new password twice. */
export function NewPasswordForm(props: NewPasswordFormProps) {
  const { purpose, agreement, label, busyLabel, isPending, onSubmit } = props;
  const text = useTexts();
  const faults = useFormFaults<Name>(['phone', 'code', 'password']);
  const phone = useTypedPhone();
  const code = useCode(phone.phone, purpose);

  const handleSend = () => {
    if (faults.check({ phone: phoneFault(phone.phone) })) code.send();
    else phone.input.current?.focus();
  };
  const find = (data: FormData): Record<Name, Fault> => {
    const { phone: number, code: typed, password, repeated } = typedIn(data);
    return {
      phone: phoneFault(number),
      code: codeFault(typed),
      password: newPasswordFault(password),
      repeated: repeatedFault(password, repeated),
      agreed: !agreement || data.has('agreed') ? null : 'sign-in.fault.not-agreed',
    };
  };
  const handleSubmit = (data: FormData) => {
    if (!faults.check(find(data)) || isPending) return;
    code.sending.reset();
    onSubmit(typedIn(data), faults.refuse);
  };

  return (
    <Form
      onSubmit={handleSubmit}
      onChange={afterChange((data, field) => faults.recheck(find(data), field))}
      errors={Object.fromEntries(names.map((name) => [name, faults.of(name) ?? '']))}
    >
      <PhoneField typed={phone} fault={faults.of('phone')} autoComplete="username" />
      <CodeField code={code} fault={faults.of('code')} onSend={handleSend} />
      <NewPasswordFields
        label={text(labelOf(purpose))}
        password={faults.of('password')}
        repeated={faults.of('repeated')}
      />
      {agreement?.(faults.of('agreed'))}
      <SubmitFoot error={faults.rest} isBusy={isPending} label={label} busyLabel={busyLabel} />
    </Form>
  );
}
