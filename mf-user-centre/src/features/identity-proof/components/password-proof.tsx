import { useCommonTexts } from '@jishi/i18n';
import { Field, Form, PasswordInput } from '@jishi/ui/forms';
import Lock from 'lucide-react/icons/lock';
import { SubmitFoot } from '../../../components/pass/submit-foot.tsx';
import { UsernameField } from '../../../components/pass/username-field.tsx';
import { useFormFaults } from '../../../hooks/pass/use-form-faults.ts';
import { useTexts } from '../../../messages/texts.ts';
import { textOf } from '../../../model/form-text.ts';
import { passwordFault } from '../../../model/pass/checks.ts';
import { useProve } from '../hooks/use-prove.ts';

type PasswordProofProps = { username: string; onProved: () => void };

/** The password of the account. */
export function PasswordProof({ username, onProved }: PasswordProofProps) {
  const text = useTexts();
  const common = useCommonTexts();
  const faults = useFormFaults<'password'>({ phone: 'password' });
  const proving = useProve(onProved);
  const fault = faults.of('password');
  const handleSubmit = (data: FormData) => {
    const password = textOf(data, 'password');
    if (!faults.check({ password: passwordFault(password) }) || proving.isPending) return;
    proving.mutate({ by: 'password', password }, { onError: faults.refuse });
  };
  return (
    <Form onSubmit={handleSubmit} errors={{ password: fault ?? '' }}>
      <UsernameField value={username} />
      <Field label={text('proof.password')} error={fault} required>
        <PasswordInput
          name="password"
          autoComplete="current-password"
          maxLength={255}
          showLabel={common('action.show_password')}
          hideLabel={common('action.hide_password')}
          icon={<Lock size={18} strokeWidth={1.75} aria-hidden />}
        />
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
