import Eye from 'lucide-react/icons/eye';
import EyeOff from 'lucide-react/icons/eye-off';
import { useState } from 'react';
import { IconButton } from '../button/icon-button.tsx';
import { TextInput, type TextInputProps } from './text-input.tsx';

export type PasswordInputProps = Omit<TextInputProps, 'type' | 'end'> & {
  showLabel: string;
  hideLabel: string;
};

/** A password that can be shown. Say by `autoComplete` whether it is the current or a new one. */
export function PasswordInput({ showLabel, hideLabel, ...props }: PasswordInputProps) {
  const [isShown, setShown] = useState(false);
  const Glyph = isShown ? EyeOff : Eye;
  return (
    <TextInput
      autoCapitalize="none"
      spellCheck={false}
      {...props}
      type={isShown ? 'text' : 'password'}
      end={
        <IconButton label={isShown ? hideLabel : showLabel} onClick={() => setShown(!isShown)}>
          <Glyph size={18} strokeWidth={1.75} aria-hidden />
        </IconButton>
      }
    />
  );
}
