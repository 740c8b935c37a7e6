import { from, hover, Section } from '@jishi/ui';
import { styled } from 'styled-components';

export const Head = styled.div`
  margin-bottom: 16px;
`;

export const Shortcuts = styled.ul`
  position: relative;
  display: flex;
  gap: 8px;
  margin: -4px 0 16px;
  overflow-x: auto;
  scrollbar-width: none;
`;

export const Shortcut = styled.a`
  display: inline-flex;
  align-items: center;
  min-height: 32px;
  padding: 0 12px;
  border: 1px solid var(--border-default);
  border-radius: var(--r-full);
  background: var(--bg-surface);
  color: var(--text-secondary);
  font-size: 0.8125rem;
  line-height: 1.125rem;
  white-space: nowrap;

  ${hover} {
    &:hover {
      border-color: var(--border-control);
      color: var(--text-primary);
    }
  }
  &:focus-visible {
    outline-offset: -2px;
  }
`;

/** Beside the tile there is room for eight products. */
export const WithTile = styled.div`
  ${from.lg} {
    > ul > :nth-child(n + 10) {
      display: none;
    }
  }
`;

/** With room about as high as ten products: two columns on phones, five on desktops. */
export const Place = styled(Section)`
  &::after {
    content: '';
    display: block;
    min-height: 1450px;

    ${from.sm} {
      min-height: 1320px;
    }
    ${from.md} {
      min-height: 1000px;
    }
    ${from.lg} {
      min-height: 706px;
    }
  }
`;
