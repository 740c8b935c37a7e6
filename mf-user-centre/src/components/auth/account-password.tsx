import { useCommonTexts } from '@jishi/i18n';
import { PasswordInput, type PasswordInputProps } from '@jishi/ui/forms';
import Lock from 'lucide-react/icons/lock';

type AccountPasswordProps = Omit<PasswordInputProps, 'showLabel' | 'hideLabel' | 'icon' | 'maxLength'>;

/** A password of an account, typed: the one it has, or a new one. */
export function AccountPassword(props: AccountPasswordProps) {
  const common = useCommonTexts();
  return (
    <PasswordInput
      {...props}
      maxLength={255}
      showLabel={common('action.show_password')}
      hideLabel={common('action.hide_password')}
      icon={<Lock size={18} strokeWidth={1.75} aria-hidden />}
    />
  );
}
