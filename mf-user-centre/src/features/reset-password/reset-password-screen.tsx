import { paths } from '@jishi/contracts';
import { TextLink } from '@jishi/ui';
import { Link } from 'react-router-dom';
import { AuthCard } from '../../components/auth/auth-card.tsx';
import { AuthLayout } from '../../components/auth/auth-layout.tsx';
import { NewPasswordForm } from '../../components/auth/new-password-form.tsx';
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
    <AuthLayout title={text('reset.welcome')} text={text('reset.benefits')}>
      <AuthCard title={text('reset.title')} foot={foot}>
        <NewPasswordForm
          purpose="recover"
          label={text('reset.submit')}
          busyLabel={text('reset.busy')}
          isPending={reset.isPending}
          onSubmit={(typed, refuse) => reset.mutate(typed, { onError: refuse })}
        />
      </AuthCard>
    </AuthLayout>
  );
}
