import { css } from 'styled-components';
import { hover, touch } from '../tokens/media.ts';

/**
 * Primary: the one thing to do now, once per block. Soft: the second choice beside it. Line: neutral.
 * Trust: confirming a payment. Promo: on red only. Ghost: quiet. Danger: removes something.
 */
export type ButtonKind = 'primary' | 'soft' | 'line' | 'trust' | 'promo' | 'ghost' | 'danger';

/** Outer heights 32 (36 on touch), 40, 48; `bar` is the pill of phone action bars, 46. */
export type ButtonSize = 'sm' | 'md' | 'lg' | 'bar';

export type ButtonStyle = { $kind: ButtonKind; $size: ButtonSize; $block: boolean };

const kinds: Record<ButtonKind, { rest: string; hover: string; active?: string }> = {
  primary: {
    rest: 'background:var(--brand-solid);color:var(--brand-on);',
    hover: 'background:var(--brand-solid-hover);',
    active: 'background:var(--brand-solid-active);',
  },
  soft: {
    rest: 'background:var(--brand-soft);color:var(--brand-text);border-color:var(--brand-border);',
    hover: 'background:var(--brand-soft-hover);',
  },
  line: {
    rest: 'background:var(--bg-surface);color:var(--text-primary);border-color:var(--border-control);',
    hover: 'background:var(--bg-hover);border-color:var(--text-secondary);',
  },
  trust: {
    rest: 'background:var(--trust-solid);color:var(--trust-on);',
    hover: 'background:var(--trust-solid-hover);',
  },
  promo: {
    rest: 'background:var(--promo-solid);color:var(--promo-on);',
    hover: 'background:var(--promo-solid-hover);',
  },
  ghost: {
    rest: 'color:var(--text-secondary);padding-inline:10px;',
    hover: 'background:var(--bg-hover);color:var(--text-primary);',
  },
  danger: {
    rest: 'background:var(--bg-surface);color:var(--danger-text);border-color:var(--danger-border);',
    hover: 'background:var(--danger-soft);',
  },
};

const sizes: Record<ButtonSize, string> = {
  sm: 'min-height:32px;padding:4px 12px;font-size:.8125rem;',
  md: 'min-height:40px;padding:8px 18px;',
  lg: 'min-height:48px;padding:8px 28px;font-size:1rem;',
  bar: 'min-height:46px;padding:8px 12px;font-size:.9375rem;border-radius:var(--r-full);',
};

export const buttonCss = css<ButtonStyle>`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: 8px;
  border: 1px solid transparent;
  border-radius: var(--r-sm);
  font: var(--type-body-strong);
  line-height: 1.25rem;
  text-align: center;
  white-space: nowrap;
  transition:
    background var(--t-fast),
    border-color var(--t-fast),
    color var(--t-fast),
    transform var(--t-fast);
  ${({ $size }) => sizes[$size]}
  ${({ $kind }) => kinds[$kind].rest}
  ${({ $block }) => $block && 'width:100%;'}
  ${({ $size }) => $size === 'sm' && `${touch}{min-height:36px;}`}

  ${hover} {
    &:hover {
      ${({ $kind }) => kinds[$kind].hover}
    }
  }
  &:active {
    ${({ $kind }) => kinds[$kind].active}
    transform: translateY(1px);
  }
  &:focus-visible {
    border-radius: ${({ $size }) => ($size === 'bar' ? 'var(--r-full)' : 'var(--r-sm)')};
  }
  &:disabled,
  &[aria-disabled='true'] {
    background: var(--bg-sunken);
    color: var(--text-tertiary);
    border-color: var(--border-subtle);
    cursor: not-allowed;
    transform: none;
  }
  &[aria-busy='true'] {
    cursor: progress;
  }
`;
