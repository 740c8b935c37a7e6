import { paths } from '@jishi/contracts';
import { TextLink } from '@jishi/ui';
import { Link } from 'react-router-dom';
import { NewPasswordForm } from '../../components/pass/new-password-form.tsx';
import { PassCard } from '../../components/pass/pass-card.tsx';
import { Stall } from '../../components/pass/stall.tsx';
import { useTexts } from '../../messages/texts.ts';
import { useResetPassword } from './use-reset-password.ts';

/** A new password for whoever holds the phone. */
export function ResetPasswordScreen() {
  const text = useTexts();
  const reset = useResetPassword();
  const foot = (
    <TextLink as={Link} to={paths.signIn()}>
      {text('reset.back')}
    </TextLink>
  );
  return (
    <Stall title={text('reset.welcome')} text={text('reset.benefits')}>
      <PassCard title={text('reset.title')} foot={foot}>
        <NewPasswordForm
          purpose="recover"
          label={text('reset.submit')}
          busyLabel={text('reset.busy')}
          isPending={reset.isPending}
          onSubmit={(typed, refuse) => reset.mutate(typed, { onError: refuse })}
        />
      </PassCard>
    </Stall>
  );
}
