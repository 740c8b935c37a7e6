import type { ComponentPropsWithRef, MouseEvent, ReactNode } from 'react';
import { styled } from 'styled-components';
import { Spinner } from '../spinner/spinner.tsx';
import { type ButtonKind, type ButtonSize, type ButtonStyle, buttonCss } from './button-css.ts';

const StyledButton = styled.button<ButtonStyle>`
  ${buttonCss}
`;

export type ButtonProps = ComponentPropsWithRef<'button'> & {
  kind?: ButtonKind;
  size?: ButtonSize;
  /** As wide as its container. */
  block?: boolean;
  /** Work is going on: shows a spinner and ignores clicks, but keeps the focus. */
  busy?: boolean;
  /** Label while busy ("提交中"); without it the normal label stays. */
  busyLabel?: ReactNode;
  /** An icon of 16 to 20 px before the label. */
  icon?: ReactNode;
};

/** A button for an action. `type` is `button` unless said otherwise, so it never submits a form by accident. */
export function Button(props: ButtonProps) {
  const { kind = 'line', size = 'md', block = false, busy = false, busyLabel, icon, ...rest } = props;
  const { children, onClick, type = 'button', ...others } = rest;
  const handleClick = (event: MouseEvent<HTMLButtonElement>) => {
    if (busy) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <StyledButton
      {...others}
      type={type}
      $kind={kind}
      $size={size}
      $block={block}
      aria-busy={busy || undefined}
      onClick={handleClick}
    >
      {busy ? <Spinner size={16} /> : icon}
      {busy ? (busyLabel ?? children) : children}
    </StyledButton>
  );
}
