import type { ComponentPropsWithRef, ElementType, ReactNode } from 'react';
import { styled } from 'styled-components';
import { hover, touch } from '../tokens/media.ts';

const Round = styled.button<{ $tint: boolean }>`
  position: relative;
  display: inline-grid;
  place-items: center;
  flex: none;
  width: 36px;
  height: 36px;
  border-radius: var(--r-full);
  background: ${({ $tint }) => ($tint ? 'var(--brand-soft)' : 'transparent')};
  color: ${({ $tint }) => ($tint ? 'var(--brand-text)' : 'var(--text-secondary)')};
  transition:
    background var(--t-fast),
    color var(--t-fast);

  ${touch} {
    width: 40px;
    height: 40px;
  }
  ${hover} {
    &:hover {
      background: ${({ $tint }) => ($tint ? 'var(--brand-solid)' : 'var(--bg-hover)')};
      color: ${({ $tint }) => ($tint ? 'var(--brand-on)' : 'var(--text-primary)')};
    }
  }
  &:focus-visible {
    border-radius: var(--r-full);
  }
  &:disabled,
  &[aria-disabled='true'] {
    background: var(--bg-sunken);
    color: var(--text-disabled);
    cursor: not-allowed;
  }
  &[aria-pressed='true'] {
    color: var(--brand-text);
  }
`;

type OwnProps<C extends ElementType> = {
  /** `button` (default), or a router's `Link`. */
  as?: C;
  /** What it does, for readers and as tooltip. */
  label: string;
  /** Brand tint: "add to cart" on cards. */
  tint?: boolean;
  /** The icon, 18 to 22 px; a badge may stand beside it. */
  children: ReactNode;
};

export type IconButtonProps<C extends ElementType = 'button'> = OwnProps<C> &
  Omit<ComponentPropsWithRef<C>, keyof OwnProps<C> | 'aria-label'>;

/** A round button of 36 px (40 on touch) that shows an icon only. */
export function IconButton<C extends ElementType = 'button'>(props: IconButtonProps<C>) {
  const { as, label, tint = false, children, ...rest } = props as IconButtonProps<'button'>;
  const type = as === undefined || as === 'button' ? { type: rest.type ?? 'button' } : {};
  return (
    <Round {...rest} {...type} as={as ?? 'button'} $tint={tint} aria-label={label} title={label}>
      {children}
    </Round>
  );
}
