import type { ComponentPropsWithRef, ReactNode } from 'react';
import { useControlProps } from '../field/field-context.ts';
import { InputFrame } from './input-frame.tsx';

export type TextInputProps = Omit<ComponentPropsWithRef<'input'>, 'size'> & {
  /** 18 px, before the text. */
  icon?: ReactNode;
  /** After the text: a `FieldButton`, a unit. */
  end?: ReactNode;
  size?: 'md' | 'sm';
};

/** One line of text. Inside a `Field` it takes label, hint and error from there. */
export function TextInput({ icon, end, size = 'md', ...props }: TextInputProps) {
  return (
    <InputFrame $size={size}>
      {icon}
      <input {...useControlProps({ type: 'text', ...props })} />
      {end}
    </InputFrame>
  );
}
