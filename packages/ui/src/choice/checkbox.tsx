import Check from 'lucide-react/icons/check';
import Minus from 'lucide-react/icons/minus';
import { type ComponentPropsWithRef, type ReactNode, useEffect, useRef } from 'react';
import { css, styled } from 'styled-components';
import { useControlProps } from '../field/field-context.ts';
import { VisuallyHidden } from '../layout/visually-hidden.tsx';
import { touch } from '../tokens/media.ts';

export const choiceLine = css`
  position: relative;
  display: inline-flex;
  align-items: center;
  gap: 8px;
  min-height: 24px;
  cursor: pointer;

  /* The input lies over its mark: finger and reader find it where it is seen. */
  > input {
    position: absolute;
    left: 0;
    top: 50%;
    z-index: 1;
    width: 24px;
    height: 24px;
    margin: -12px 0 0 -2px;
    opacity: 0;
    cursor: inherit;
  }
  ${touch} {
    min-height: 44px;

    > input {
      width: 44px;
      height: 44px;
      margin: -22px 0 0 -12px;
    }
  }
  > input:focus-visible + span {
    outline: 2px solid var(--focus);
    outline-offset: 2px;
  }
  &:has(> input:disabled) {
    color: var(--text-tertiary);
    cursor: not-allowed;
  }
`;

const Line = styled.label`
  ${choiceLine}
`;

const Box = styled.span`
  display: grid;
  place-items: center;
  flex: none;
  width: 20px;
  height: 20px;
  border: 1.5px solid var(--border-control);
  border-radius: 6px;
  background: var(--bg-surface);
  color: var(--brand-on);

  svg {
    grid-area: 1 / 1;
    visibility: hidden;
  }
  input:is(:checked, :indeterminate) + & {
    background: var(--brand-solid);
    border-color: var(--brand-solid);
  }
  input:checked:not(:indeterminate) + & svg:first-child,
  input:indeterminate + & svg:last-child {
    visibility: visible;
  }
  input[aria-invalid='true'] + & {
    border-color: var(--danger-solid);
  }
  input:disabled + & {
    background: var(--bg-sunken);
    border-color: var(--border-default);
    color: var(--text-disabled);
  }
`;

export type CheckboxProps = Omit<ComponentPropsWithRef<'input'>, 'type' | 'ref'> & {
  /** Beside the box; a click on it counts. */
  label: ReactNode;
  labelHidden?: boolean;
  /** Mixed: some of the things below are chosen. */
  indeterminate?: boolean;
};

/** A box to tick, 20 px, with a target of 44 px on touch. */
export function Checkbox({ label, labelHidden = false, indeterminate = false, ...props }: CheckboxProps) {
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (input.current) input.current.indeterminate = indeterminate;
  }, [indeterminate]);
  return (
    <Line>
      <input {...useControlProps(props)} type="checkbox" ref={input} />
      <Box>
        <Check size={14} strokeWidth={3} aria-hidden />
        <Minus size={14} strokeWidth={3} aria-hidden />
      </Box>
      {labelHidden ? <VisuallyHidden>{label}</VisuallyHidden> : <span>{label}</span>}
    </Line>
  );
}
