import { Field } from '@jishi/ui/forms';
import Smartphone from 'lucide-react/icons/smartphone';
import type { TypedPhone } from '../../hooks/auth/use-typed-phone.ts';
import { useTexts } from '../../messages/texts.ts';
import { PhoneInput } from '../phone-input.tsx';

type PhoneFieldProps = {
  /** Whose number it is, where it is not the customer's own. */
  label?: string;
  typed: TypedPhone;
  /** What is wrong with it, ready to read. */
  fault: string | null;
  /** How password managers know the field; `webauthn` at the end offers passkeys too. */
  autoComplete: 'tel-national' | 'tel-national webauthn' | 'username' | 'username webauthn';
};

export function PhoneField({ typed, label, fault, autoComplete }: PhoneFieldProps) {
  const text = useTexts();
  return (
    <Field label={label ?? text('field.phone')} error={fault} required>
      <PhoneInput
        ref={typed.input}
        name="phone"
        autoComplete={autoComplete}
        placeholder={text('sign-in.phone-placeholder')}
        defaultValue={typed.phone}
        onType={typed.onPhone}
        icon={<Smartphone size={18} strokeWidth={1.75} aria-hidden />}
      />
    </Field>
  );
}
