import { signInByPassword } from '@jishi/api/sign-in';
import { paths, useShop } from '@jishi/contracts';
import { useCommonTexts } from '@jishi/i18n';
import { TextLink } from '@jishi/ui';
import { Field, Form } from '@jishi/ui/forms';
import { Link } from 'react-router-dom';
import { AccountPassword } from '../../../components/auth/account-password.tsx';
import * as styles from '../../../components/auth/card.styles.ts';
import { PhoneField } from '../../../components/auth/phone-field.tsx';
import { SubmitFoot } from '../../../components/auth/submit-foot.tsx';
import { useFormFaults } from '../../../hooks/auth/use-form-faults.ts';
import { useSignIn } from '../../../hooks/auth/use-sign-in.ts';
import { useTexts } from '../../../messages/texts.ts';
import { passwordFault, phoneFault } from '../../../model/auth/checks.ts';
import { afterChange, textOf } from '../../../model/form-text.ts';
import type { WayFormProps } from './way-form.ts';

const typedIn = (data: FormData) => ({ phone: textOf(data, 'phone'), password: textOf(data, 'password') });
const find = ({ phone, password }: ReturnType<typeof typedIn>) => ({
  phone: phoneFault(phone),
  password: passwordFault(password),
});

export function PasswordForm({ phone, rememberBox, remember, demo }: WayFormProps) {
  const text = useTexts();
  const common = useCommonTexts();
  const { has } = useShop();
  const signIn = useSignIn();
  const faults = useFormFaults<'phone' | 'password'>([]);

  const handleSubmit = (data: FormData) => {
    const typed = typedIn(data);
    if (!faults.check(find(typed)) || signIn.isPending) return;
    signIn.mutate({ attempt: (api, how) => signInByPassword(api, typed, how), remember }, { onError: faults.refuse });
  };
  const shown = { phone: faults.of('phone') ?? '', password: faults.of('password') ?? '' };

  return (
    <Form
      onSubmit={handleSubmit}
      onChange={afterChange((data, field) => faults.recheck(find(typedIn(data)), field))}
      errors={shown}
    >
      <PhoneField typed={phone} fault={faults.of('phone')} autoComplete="username webauthn" />
      <Field label={text('field.password')} error={faults.of('password')} required>
        <AccountPassword
          name="password"
          autoComplete="current-password"
          defaultValue={demo?.password}
          placeholder={text('sign-in.password-placeholder')}
        />
      </Field>
      <styles.Line>
        {rememberBox}
        {has('mf_user_centre/reset-password') && (
          <TextLink as={Link} to={paths.resetPassword()}>
            {text('sign-in.forgotten')}
          </TextLink>
        )}
      </styles.Line>
      <SubmitFoot
        error={faults.rest}
        isBusy={signIn.isPending}
        label={common('action.log_in')}
        busyLabel={text('sign-in.busy')}
      />
      {has('mf_user_centre/register') && (
        <styles.Foot>
          {text('sign-in.no-account')}{' '}
          <TextLink as={Link} to={paths.register()}>
            {text('sign-in.register')}
          </TextLink>
        </styles.Foot>
      )}
    </Form>
  );
}
