import type { PasswordChange, SecurityState } from '@jishi/api/security';
import { useUnsavedGuard } from '@jishi/part-kit/unsaved';
import { Note, Text } from '@jishi/ui';
import { Field, Form } from '@jishi/ui/forms';
import { useState } from 'react';
import { AccountPassword } from '../../../components/auth/account-password.tsx';
import { NewPasswordFields } from '../../../components/auth/new-password-fields.tsx';
import { SubmitFoot } from '../../../components/auth/submit-foot.tsx';
import { UsernameField } from '../../../components/auth/username-field.tsx';
import { useFormFaults } from '../../../hooks/auth/use-form-faults.ts';
import { useTexts } from '../../../messages/texts.ts';
import { currentPasswordFault, nextPasswordFault, repeatedFault } from '../../../model/auth/checks.ts';
import { afterChange, textOf } from '../../../model/form-text.ts';

export type EnteredPassword = PasswordChange;

type PasswordFormProps = {
  state: SecurityState;
  /** For password managers: whose password it is. */
  username: string;
  isPending: boolean;
  /** What kept the form from being sent at all. */
  failure: unknown;
  /** `refuse` shows what the server says against it, in the field it is about. */
  onSubmit: (entered: EnteredPassword, refuse: (error: unknown) => void) => void;
};

/** The current password, where there is one, and the new one twice. What was typed stays after an error. */
export function PasswordForm({ state, username, isPending, failure, onSubmit }: PasswordFormProps) {
  const text = useTexts();
  const { hasPassword, passwordMin, passkeys } = state;
  const told = hasPassword ? ({ phone: 'current', password: 'password' } as const) : (['password'] as const);
  const faults = useFormFaults<'current' | 'password' | 'repeated'>(told);
  const [isDirty, setDirty] = useState(false);
  const guard = useUnsavedGuard(isDirty);
  const rule = { n: passwordMin };
  const isShort = faults.found('password') === 'sign-in.fault.password-short';
  const passwordText = isShort ? text('passwords.too-short', rule) : faults.of('password');

  const typedIn = (data: FormData): EnteredPassword => ({
    current: hasPassword ? textOf(data, 'current') : null,
    password: textOf(data, 'password'),
    repeated: textOf(data, 'repeated'),
  });
  const find = ({ current, password, repeated }: EnteredPassword) => ({
    current: currentPasswordFault(current),
    password: nextPasswordFault({ current, password, shortest: passwordMin }),
    repeated: repeatedFault(password, repeated),
  });
  const handleSubmit = (data: FormData) => {
    const typed = typedIn(data);
    if (faults.check(find(typed)) && !isPending) onSubmit(typed, faults.refuse);
  };
  const handleChange = (data: FormData, field: string) => {
    setDirty(true);
    faults.recheck(find(typedIn(data)), field);
  };
  const shown = {
    current: faults.of('current') ?? '',
    password: passwordText ?? '',
    repeated: faults.of('repeated') ?? '',
  };
  const note = hasPassword && passkeys > 0 ? text('passwords.note-keys', { count: passkeys }) : text('passwords.note');
  return (
    <Form onSubmit={handleSubmit} onChange={afterChange(handleChange)} errors={shown}>
      <UsernameField value={username} />
      {hasPassword ? (
        <CurrentPassword fault={faults.of('current')} />
      ) : (
        <Text $tone="secondary">{text('passwords.first')}</Text>
      )}
      <NewPasswordFields
        label={text('field.new-password')}
        rule={text('passwords.rule', rule)}
        password={passwordText}
        repeated={faults.of('repeated')}
      />
      <Note tone="info">{note}</Note>
      <SubmitFoot
        error={faults.rest ?? failure}
        isBusy={isPending}
        label={text(hasPassword ? 'passwords.submit' : 'passwords.first-submit')}
        busyLabel={text('passwords.busy')}
      />
      {guard}
    </Form>
  );
}

function CurrentPassword({ fault }: { fault: string | null }) {
  const text = useTexts();
  return (
    <Field label={text('passwords.current')} error={fault} hint={text('passwords.forgotten')} required>
      <AccountPassword name="current" autoComplete="current-password" />
    </Field>
  );
}
