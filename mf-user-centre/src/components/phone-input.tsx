import { TextInput, type TextInputProps } from '@jishi/ui/forms';
import { settlePhone, TYPED_PHONE_MAX } from '../model/auth/phone-digits.ts';

type PhoneInputProps = Omit<TextInputProps, 'type' | 'inputMode' | 'maxLength' | 'onChange'> & {
  /** Hears the digits. */
  onType?: (digits: string) => void;
};

/** A phone number, however it is typed or pasted: what is no digit of it goes at once, and the caret stays where somebody types. */
export function PhoneInput({ onType, ...props }: PhoneInputProps) {
  const handleType = (input: HTMLInputElement) => {
    const digits = settle(input);
    onType?.(digits);
  };
  return (
    <TextInput
      {...props}
      type="tel"
      inputMode="numeric"
      maxLength={TYPED_PHONE_MAX}
      onChange={(event) => handleType(event.target)}
    />
  );
}

/** Writes the digits into a field and answers them. */
function settle(input: HTMLInputElement): string {
  const { digits, caret } = settlePhone(input.value, input.selectionStart ?? input.value.length);
  if (digits !== input.value) {
    input.value = digits;
    // A field that is filled by the browser has no caret, and would take the focus for one.
    if (input === document.activeElement) input.setSelectionRange(caret, caret);
  }
  return digits;
}
