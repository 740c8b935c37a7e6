import ChevronDown from 'lucide-react/icons/chevron-down';
import type { ComponentPropsWithRef } from 'react';
import { styled } from 'styled-components';
import { useControlProps } from '../field/field-context.ts';
import { InputFrame } from './input-frame.tsx';

const Frame = styled(InputFrame)`
  padding: 0;

  select {
    align-self: stretch;
    padding: 0 34px 0 ${({ $size }) => ($size === 'sm' ? '10px' : '12px')};
    border-radius: inherit;
    text-overflow: ellipsis;
    cursor: pointer;
  }
  option {
    background: var(--bg-raised);
    color: var(--text-primary);
  }
  > svg {
    position: absolute;
    right: 10px;
    pointer-events: none;
  }
`;

export type SelectOption<V extends string = string> = { value: V; label: string; disabled?: boolean };

export type SelectProps<V extends string = string> = Omit<
  ComponentPropsWithRef<'select'>,
  'size' | 'onChange' | 'value' | 'multiple'
> & {
  options: readonly SelectOption<V>[];
  value?: V;
  onChange?: (value: V) => void;
  size?: 'md' | 'sm';
};

/** The platform's own choice list in our frame. */
export function Select<V extends string = string>({ options, onChange, size = 'md', ...props }: SelectProps<V>) {
  const handle = onChange && { onChange: (event: { target: { value: string } }) => onChange(event.target.value as V) };
  return (
    <Frame $size={size}>
      <select {...useControlProps(props)} {...handle}>
        {options.map(({ value, label, disabled }) => (
          <option key={value} value={value} disabled={disabled}>
            {label}
          </option>
        ))}
      </select>
      <ChevronDown size={16} strokeWidth={1.75} aria-hidden />
    </Frame>
  );
}
