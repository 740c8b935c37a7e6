import { Switch } from '@jishi/ui/forms';
import { useState } from 'react';
import { Unseen } from './notice-choices.styles.ts';

type NoticeSwitchProps = {
  label: string;
  isOn: boolean;
  disabled: boolean;
  /** Resolves when it is decided what `isOn` is, saved or not. */
  onTurn: (isOn: boolean) => Promise<void>;
};

/**
 * Stays as it was pressed until that is saved or refused. What is cached reaches it a moment later, and until then React would put it
 * back, so that it jumped on a busy device.
 */
export function NoticeSwitch({ label, isOn, disabled, onTurn }: NoticeSwitchProps) {
  const [pressed, setPressed] = useState<boolean | null>(null);
  return (
    <Switch
      label={<Unseen>{label}</Unseen>}
      checked={pressed ?? isOn}
      disabled={disabled}
      onChange={async ({ target }) => {
        setPressed(target.checked);
        await onTurn(target.checked);
        setPressed(null);
      }}
    />
  );
}
