import X from 'lucide-react/icons/x';
import type { ComponentPropsWithRef, ElementType, ReactNode } from 'react';
import { css, styled } from 'styled-components';
import { VisuallyHidden } from '../layout/visually-hidden.tsx';
import { touch } from '../tokens/media.ts';

const chipCss = css`
  position: relative;
  display: inline-flex;
  align-items: center;
  gap: 6px;
  flex: none;
  /* One that is wider than its row breaks, so that all of it can be read. */
  max-width: 100%;
  min-height: 32px;
  padding: 4px 12px;
  border: 1px solid var(--border-default);
  border-radius: var(--r-full);
  background: var(--bg-surface);
  color: var(--text-secondary);
  font-size: 0.8125rem;
  line-height: 1.125rem;

  ${touch} {
    min-height: 36px;
  }
  &:hover {
    border-color: var(--border-control);
    color: var(--text-primary);
  }
  &:focus-visible {
    border-radius: var(--r-full);
  }
  &:is([aria-pressed='true'], [aria-current]) {
    border-color: var(--brand-solid);
    background: var(--brand-soft);
    color: var(--brand-text);
    font-weight: 600;
  }
  &:disabled {
    border-style: dashed;
    background: var(--bg-sunken);
    color: var(--text-tertiary);
    cursor: not-allowed;
  }
`;

const Toggle = styled.button`
  ${chipCss}
`;

const Removable = styled(Toggle)`
  padding-right: 8px;
  border-color: transparent;
  background: var(--bg-sunken);
  color: var(--text-primary);
`;

/** A row of chips that belong together; `role="group"` with its label. */
export const ChipRow = styled.div.attrs<{ 'aria-label'?: string }>({ role: 'group' })`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
`;

export type ChipProps = ComponentPropsWithRef<'button'> & { on: boolean };

/** A choice that is on or off. */
export function Chip({ on, children, ...rest }: ChipProps) {
  return (
    <Toggle type="button" {...rest} aria-pressed={on}>
      {children}
    </Toggle>
  );
}

export type ChipLinkProps<C extends ElementType> = { as?: C; on?: boolean; children: ReactNode } & Omit<
  ComponentPropsWithRef<C>,
  'as' | 'on' | 'children'
>;

/** A choice that is a link, because it stands in the address. */
export function ChipLink<C extends ElementType = 'a'>(props: ChipLinkProps<C>) {
  const { as, on = false, children, ...rest } = props as ChipLinkProps<'a'>;
  return (
    <Toggle {...(rest as object)} as={as ?? 'a'} aria-current={on ? 'true' : undefined}>
      {children}
    </Toggle>
  );
}

export type RemovableChipProps<C extends ElementType = 'button'> = {
  /** A link, for a filter that stands in the address; default: a button. */
  as?: C;
  /** Says what a click does, before the text of the chip: "移除", "Remove". */
  label: string;
  children: ReactNode;
} & Omit<ComponentPropsWithRef<C>, 'as' | 'label' | 'children'>;

/** A filter in force; the whole chip takes it off. */
export function RemovableChip<C extends ElementType = 'button'>(props: RemovableChipProps<C>) {
  const { as = 'button', label, children, ...rest } = props as RemovableChipProps<'button'>;
  return (
    <Removable {...(as === 'button' ? { type: 'button' } : {})} {...rest} as={as}>
      <VisuallyHidden>{`${label} `}</VisuallyHidden>
      {children}
      <X size={14} strokeWidth={2} aria-hidden />
    </Removable>
  );
}
