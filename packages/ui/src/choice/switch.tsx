import type { ComponentPropsWithRef, ReactNode } from 'react';
import { styled } from 'styled-components';
import { useControlProps } from '../field/field-context.ts';
import { choiceLine } from './checkbox.tsx';

const Line = styled.label`
  ${choiceLine}
`;

const Track = styled.span`
  position: relative;
  flex: none;
  width: 40px;
  height: 24px;
  border-radius: 12px;
  background: var(--border-control);
  transition: background var(--t-fast);

  &::after {
    content: '';
    position: absolute;
    left: 3px;
    top: 3px;
    width: 18px;
    height: 18px;
    border-radius: 50%;
    background: #fff;
    transition: transform var(--t-fast);
  }
  input:checked + & {
    background: var(--trust-solid);
  }
  input:checked + &::after {
    transform: translateX(16px);
  }
  input:disabled + & {
    opacity: 0.5;
  }
`;

export type SwitchProps = Omit<ComponentPropsWithRef<'input'>, 'type' | 'role'> & { label: ReactNode };

/** Something that is on or off at once, without saving. */
export function Switch({ label, ...props }: SwitchProps) {
  return (
    <Line>
      {/* biome-ignore lint/a11y/useAriaPropsForRole: a native box says itself whether it is checked */}
      <input {...useControlProps(props)} type="checkbox" role="switch" />
      <Track />
      <span>{label}</span>
    </Line>
  );
}
