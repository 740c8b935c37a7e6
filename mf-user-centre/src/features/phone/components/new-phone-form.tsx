import { FormFailure } from '@jishi/part-kit/form-failure';
import { Button, Note } from '@jishi/ui';
import { Form, FormActions } from '@jishi/ui/forms';
import { useEffect } from 'react';
import { CodeField } from '../../../components/auth/code-field.tsx';
import { PhoneField } from '../../../components/auth/phone-field.tsx';
import { useCode } from '../../../hooks/auth/use-code.ts';
import { useFormFaults } from '../../../hooks/auth/use-form-faults.ts';
import { useTypedPhone } from '../../../hooks/auth/use-typed-phone.ts';
import { useTexts } from '../../../messages/texts.ts';
import { codeFault, phoneFault } from '../../../model/auth/checks.ts';
import { afterChange, textOf } from '../../../model/form-text.ts';
import { useChangePhone } from '../hooks/use-change-phone.ts';

type NewPhoneFormProps = {
  /** The number of the account now. */
  phone: string | null;
  /** False when the proof of the first step counts no longer: then nothing is sent. */
  isStillProved: () => boolean;
  onType: (isDirty: boolean) => void;
  onDone: () => void;
};

/** Second step: the new number, and the code sent there. */
export function NewPhoneForm({ phone: now, isStillProved, onType, onDone }: NewPhoneFormProps) {
  const text = useTexts();
  const faults = useFormFaults<'phone' | 'code'>(['phone', 'code']);
  const phone = useTypedPhone();
  const code = useCode(phone.phone, 'change');
  const change = useChangePhone(onDone);
  const isDirty = phone.phone !== '';
  useEffect(() => onType(isDirty), [isDirty, onType]);

  const faultOf = (typed: string) => (typed.trim() === now ? 'phone.same' : phoneFault(typed));
  const handleSend = () => {
    if (faults.check({ phone: faultOf(phone.phone) })) code.send();
    else phone.input.current?.focus();
  };
  const typedIn = (data: FormData) => ({ phone: textOf(data, 'phone'), code: textOf(data, 'code') });
  const find = (typed: ReturnType<typeof typedIn>) => ({ phone: faultOf(typed.phone), code: codeFault(typed.code) });
  const handleSubmit = (data: FormData) => {
    const typed = typedIn(data);
    if (!faults.check(find(typed)) || change.isPending || !isStillProved()) return;
    code.sending.reset();
    change.mutate(typed, { onError: faults.refuse });
  };
  const handleReset = () => {
    faults.check({});
    code.sending.reset();
    phone.onPhone('');
    if (phone.input.current) phone.input.current.value = '';
    if (code.input.current) code.input.current.value = '';
    phone.input.current?.focus();
  };
  return (
    <Form
      onSubmit={handleSubmit}
      onChange={afterChange((data, field) => faults.recheck(find(typedIn(data)), field))}
      errors={{ phone: faults.of('phone') ?? '', code: faults.of('code') ?? '' }}
    >
      <PhoneField typed={phone} label={text('phone.new')} fault={faults.of('phone')} autoComplete="tel-national" />
      <CodeField code={code} fault={faults.of('code')} onSend={handleSend} />
      <Note tone="info">{text('phone.note')}</Note>
      <FormFailure error={faults.rest} />
      <FormActions>
        <Button onClick={handleReset} disabled={change.isPending}>
          {text('phone.reset')}
        </Button>
        <Button type="submit" kind="primary" busy={change.isPending} busyLabel={text('phone.busy')}>
          {text('phone.submit')}
        </Button>
      </FormActions>
    </Form>
  );
}
