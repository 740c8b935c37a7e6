import { Field } from '@jishi/ui/forms';
import { useState } from 'react';
import { useTexts } from '../../messages/texts.ts';
import { passwordStrength } from '../../model/auth/password-strength.ts';
import { AccountPassword } from './account-password.tsx';
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
  const [typed, setTyped] = useState('');
  return (
    <>
      <div>
        <Field label={label} error={password} hint={rule ?? text('password.rule')} required>
          <AccountPassword
            name="password"
            autoComplete="new-password"
            onChange={(event) => setTyped(event.target.value)}
          />
        </Field>
        <StrengthLine strength={passwordStrength(typed)} />
      </div>
      <Field label={text('field.repeat-password')} error={repeated} required>
        <AccountPassword name="repeated" autoComplete="new-password" />
      </Field>
    </>
  );
}
