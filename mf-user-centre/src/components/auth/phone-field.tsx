import { Field, TextInput } from '@jishi/ui/forms';
import Smartphone from 'lucide-react/icons/smartphone';
import type { TypedPhone } from '../../hooks/auth/use-typed-phone.ts';
import { useTexts } from '../../messages/texts.ts';

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
      <TextInput
        ref={typed.input}
        name="phone"
        type="tel"
        inputMode="numeric"
        autoComplete={autoComplete}
        // Room for a number that is pasted with blanks and country code.
        maxLength={20}
        placeholder={text('sign-in.phone-placeholder')}
        defaultValue={typed.phone}
        onChange={(event) => typed.onPhone(event.target.value)}
        icon={<Smartphone size={18} strokeWidth={1.75} aria-hidden />}
      />
    </Field>
  );
}
