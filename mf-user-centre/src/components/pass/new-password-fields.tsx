import { useCommonTexts } from '@jishi/i18n';
import { Field, PasswordInput } from '@jishi/ui/forms';
import Lock from 'lucide-react/icons/lock';
import { useState } from 'react';
import { useTexts } from '../../messages/texts.ts';
import { passwordStrength } from '../../model/pass/password-strength.ts';
import { StrengthLine } from './strength-line.tsx';

type NewPasswordFieldsProps = {
  label: string;
  /** What the shop asks of passwords; without it the usual rule. */
  rule?: string;
  password: string | null;
  repeated: string | null;
};

/** A password that is set, and its repetition; `password` and `repeated` say what is wrong with each. */
export function NewPasswordFields({ label, rule, password, repeated }: NewPasswordFieldsProps) {
  const text = useTexts();
  const common = useCommonTexts();
  const [typed, setTyped] = useState('');
  const shared = {
    autoComplete: 'new-password',
    maxLength: 255,
    showLabel: common('action.show_password'),
    hideLabel: common('action.hide_password'),
    icon: <Lock size={18} strokeWidth={1.75} aria-hidden />,
  } as const;
  return (
    <>
      <div>
        <Field label={label} error={password} hint={rule ?? text('password.rule')} required>
          <PasswordInput {...shared} name="password" onChange={(event) => setTyped(event.target.value)} />
        </Field>
        <StrengthLine strength={passwordStrength(typed)} />
      </div>
      <Field label={text('field.repeat-password')} error={repeated} required>
        <PasswordInput {...shared} name="repeated" />
      </Field>
    </>
  );
}
