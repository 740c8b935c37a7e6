import { Field, Form } from '@jishi/ui/forms';
import { AccountPassword } from '../../../components/auth/account-password.tsx';
import { SubmitFoot } from '../../../components/auth/submit-foot.tsx';
import { UsernameField } from '../../../components/auth/username-field.tsx';
import { useFormFaults } from '../../../hooks/auth/use-form-faults.ts';
import { useTexts } from '../../../messages/texts.ts';
import { passwordFault } from '../../../model/auth/checks.ts';
import { afterChange, textOf } from '../../../model/form-text.ts';
import { useProve } from '../hooks/use-prove.ts';

type PasswordProofProps = { username: string; onProved: () => void };

/** The password of the account. */
export function PasswordProof({ username, onProved }: PasswordProofProps) {
  const text = useTexts();
  const faults = useFormFaults<'password'>({ phone: 'password' });
  const proving = useProve(onProved);
  const fault = faults.of('password');
  const find = (data: FormData) => ({ password: passwordFault(textOf(data, 'password')) });
  const handleSubmit = (data: FormData) => {
    const password = textOf(data, 'password');
    if (!faults.check(find(data)) || proving.isPending) return;
    proving.mutate({ by: 'password', password }, { onError: faults.refuse });
  };
  return (
    <Form
      onSubmit={handleSubmit}
      onChange={afterChange((data, field) => faults.recheck(find(data), field))}
      errors={{ password: fault ?? '' }}
    >
      <UsernameField value={username} />
      <Field label={text('proof.password')} error={fault} required>
        <AccountPassword name="password" autoComplete="current-password" />
      </Field>
      <SubmitFoot
        error={faults.rest}
        isBusy={proving.isPending}
        label={text('proof.submit')}
        busyLabel={text('proof.busy')}
      />
    </Form>
  );
}
