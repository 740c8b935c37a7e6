import { paths } from '@jishi/contracts';
import { TextLink } from '@jishi/ui';
import { Link } from 'react-router-dom';
import { AuthCard } from '../../components/auth/auth-card.tsx';
import { AuthLayout } from '../../components/auth/auth-layout.tsx';
import { NewPasswordForm } from '../../components/auth/new-password-form.tsx';
import { useTexts } from '../../messages/texts.ts';
import { AgreementBox } from './agreement-box.tsx';
import { useRegister } from './use-register.ts';

/** An account with a number and a password of one's own. */
export function RegisterScreen() {
  const text = useTexts();
  const register = useRegister();
  const foot = (
    <>
      {text('register.has-account')}{' '}
      <TextLink as={Link} to={paths.signIn()}>
        {text('register.sign-in')}
      </TextLink>
    </>
  );
  return (
    <AuthLayout title={text('register.welcome')} text={text('register.benefits')}>
      <AuthCard title={text('register.title')} foot={foot}>
        <NewPasswordForm
          purpose="sign-in"
          agreement={(fault) => <AgreementBox fault={fault} />}
          label={text('register.submit')}
          busyLabel={text('register.busy')}
          isPending={register.isPending}
          onSubmit={register.run}
        />
      </AuthCard>
    </AuthLayout>
  );
}
