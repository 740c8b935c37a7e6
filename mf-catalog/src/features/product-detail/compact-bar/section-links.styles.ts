import { below, hover } from '@jishi/ui';
import { styled } from 'styled-components';

export const Links = styled.nav`
  display: flex;
  align-self: stretch;
  flex: none;
  max-width: 100%;
  overflow-x: auto;
  scrollbar-width: none;

  a {
    position: relative;
    display: inline-flex;
    flex: none;
    align-items: center;
    justify-content: center;
    gap: 5px;
    min-height: 48px;
    padding: 0 12px;
    color: var(--text-secondary);
    white-space: nowrap;
  }
  a:focus-visible {
    outline-offset: -2px;
  }
  em {
    color: var(--text-tertiary);
    font: var(--type-caption);
    font-variant-numeric: tabular-nums;
  }
  ${hover} {
    a:hover {
      color: var(--text-primary);
    }
  }
  [aria-current] {
    color: var(--brand-text);
    font-weight: 700;

    em {
      color: inherit;
    }
    &::after {
      content: '';
      position: absolute;
      inset: auto 12px 0;
      height: 3px;
      border-radius: 3px 3px 0 0;
      background: var(--brand-solid);
    }
  }
  ${below.md} {
    flex: 1;

    a {
      flex: 1 0 auto;
      padding: 0 8px;
    }
    [aria-current]::after {
      inset-inline: 8px;
    }
  }
`;
