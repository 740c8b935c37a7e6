import type { ComponentPropsWithRef, ElementType, ReactNode } from 'react';
import { styled } from 'styled-components';
import { type ButtonKind, type ButtonSize, type ButtonStyle, buttonCss } from './button-css.ts';

const StyledLink = styled.a<ButtonStyle>`
  ${buttonCss}
`;

type OwnProps<C extends ElementType> = {
  /** What it is made of: `a` (default) or a router's `Link`. */
  as?: C;
  kind?: ButtonKind;
  size?: ButtonSize;
  block?: boolean;
  icon?: ReactNode;
  children?: ReactNode;
};

export type LinkButtonProps<C extends ElementType = 'a'> = OwnProps<C> &
  Omit<ComponentPropsWithRef<C>, keyof OwnProps<C>>;

/** A link that looks like a button: `<LinkButton as={Link} to="/cart" kind="primary">`. */
export function LinkButton<C extends ElementType = 'a'>(props: LinkButtonProps<C>) {
  const { as, kind = 'line', size = 'md', block = false, icon, children, ...rest } = props as LinkButtonProps<'a'>;
  return (
    <StyledLink {...rest} as={as ?? 'a'} $kind={kind} $size={size} $block={block}>
      {icon}
      {children}
    </StyledLink>
  );
}
