import { Field, TextInput } from '@jishi/ui/forms';
import Smartphone from 'lucide-react/icons/smartphone';
import type { RefObject } from 'react';
import { useTexts } from '../../../messages/texts.ts';
import type { Fault } from '../model/sign-in-checks.ts';

type PhoneFieldProps = {
  defaultValue: string;
  onType: (phone: string) => void;
  fault: Fault;
  /** How password managers know the field. */
  autoComplete: 'tel' | 'username';
  input?: RefObject<HTMLInputElement | null>;
};

export function PhoneField({ defaultValue, onType, fault, autoComplete, input }: PhoneFieldProps) {
  const text = useTexts();
  return (
    <Field label={text('field.phone')} error={fault && text(fault)} required>
      <TextInput
        ref={input}
        name="phone"
        type="tel"
        inputMode="numeric"
        autoComplete={autoComplete}
        maxLength={11}
        placeholder={text('sign-in.phone-placeholder')}
        defaultValue={defaultValue}
        onChange={(event) => onType(event.target.value)}
        icon={<Smartphone size={18} strokeWidth={1.75} aria-hidden />}
      />
    </Field>
  );
}
