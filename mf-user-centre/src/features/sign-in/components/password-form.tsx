import { signInByPassword } from '@jishi/api/sign-in';
import { paths, useShop } from '@jishi/contracts';
import { useCommonTexts } from '@jishi/i18n';
import { TextLink } from '@jishi/ui';
import { Checkbox, Field, Form, PasswordInput } from '@jishi/ui/forms';
import Lock from 'lucide-react/icons/lock';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useTexts } from '../../../messages/texts.ts';
import { useSignIn } from '../hooks/use-sign-in.ts';
import { type Fault, passwordFault, phoneFault } from '../model/sign-in-checks.ts';
import * as styles from './card.styles.ts';
import { PhoneField } from './phone-field.tsx';
import { SignInFoot } from './sign-in-foot.tsx';
import { textOf, type WayFormProps } from './way-form.ts';

type Faults = { phone: Fault; password: Fault };

export function PasswordForm({ phone, onPhone, remember, onRemember }: WayFormProps) {
  const text = useTexts();
  const common = useCommonTexts();
  const { has } = useShop();
  const signIn = useSignIn();
  const [faults, setFaults] = useState<Faults>({ phone: null, password: null });

  const handleSubmit = (data: FormData) => {
    const typed = { phone: textOf(data, 'phone'), password: textOf(data, 'password') };
    const found = { phone: phoneFault(typed.phone), password: passwordFault(typed.password) };
    setFaults(found);
    if (found.phone || found.password || signIn.isPending) return;
    signIn.mutate({ attempt: (api) => signInByPassword(api, typed), remember });
  };
  const shown = { phone: faults.phone ?? '', password: faults.password ?? '' };

  return (
    <Form onSubmit={handleSubmit} errors={shown}>
      <PhoneField defaultValue={phone} onType={onPhone} fault={faults.phone} autoComplete="username" />
      <Field label={text('field.password')} error={faults.password && text(faults.password)} required>
        <PasswordInput
          name="password"
          autoComplete="current-password"
          maxLength={255}
          placeholder={text('sign-in.password-placeholder')}
          showLabel={common('action.show_password')}
          hideLabel={common('action.hide_password')}
          icon={<Lock size={18} strokeWidth={1.75} aria-hidden />}
        />
      </Field>
      <styles.Line>
        <Checkbox
          label={text('sign-in.remember')}
          checked={remember}
          onChange={(event) => onRemember(event.target.checked)}
        />
        {has('mf_user_centre/reset-password') && (
          <TextLink as={Link} to={paths.resetPassword()}>
            {text('sign-in.forgotten')}
          </TextLink>
        )}
      </styles.Line>
      <SignInFoot error={signIn.error} isBusy={signIn.isPending} />
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
