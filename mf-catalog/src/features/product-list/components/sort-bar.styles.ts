import { below } from '@jishi/ui';
import { css, styled } from 'styled-components';

/** The narrowest phones have room for one line all the same. */
const narrow = css`
  @media (max-width: 22.4375em) {
    padding-inline: 6px;
  }
`;

export const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 4px;
  margin-bottom: 12px;
  padding: 6px 8px 6px 6px;
  border: 1px solid var(--border-subtle);
  border-radius: var(--r-md);
  background: var(--bg-surface);

  ${below.md} {
    position: sticky;
    top: 0;
    z-index: var(--z-sticky);
    justify-content: space-between;
    margin-inline: -16px;
    padding: 4px 8px;
    border-inline: 0;
    border-radius: 0;
  }
`;

export const Sorts = styled.nav`
  display: flex;
  flex-wrap: wrap;
  gap: 4px;
`;

export const Sort = styled.a`
  display: inline-flex;
  align-items: center;
  gap: 4px;
  min-height: 36px;
  padding: 0 14px;
  border-radius: var(--r-sm);
  color: var(--text-secondary);
  white-space: nowrap;

  &:hover {
    background: var(--bg-hover);
  }
  &[aria-current] {
    background: var(--bg-inverse);
    color: var(--text-inverse);
    font-weight: 600;
  }
  ${below.md} {
    min-height: 44px;
    padding: 0 10px;

    &[aria-current] {
      background: none;
      color: var(--brand-text);
    }
  }
  ${narrow}
`;

export const FilterButton = styled.button`
  display: none;
  align-items: center;
  gap: 6px;
  min-height: 44px;
  padding: 0 10px;
  color: var(--text-secondary);
  white-space: nowrap;

  ${narrow}

  ${below.md} {
    display: inline-flex;
  }
  @media (scripting: none) {
    display: none;
  }
`;

export const Steps = styled.div`
  display: flex;
  align-items: center;
  gap: 8px;
  margin-left: auto;
  color: var(--text-secondary);
  font-size: 0.8125rem;
  font-variant-numeric: tabular-nums;

  a,
  span[data-off] {
    display: grid;
    place-items: center;
    width: 36px;
    height: 36px;
    border-radius: 50%;
  }
  span[data-off] {
    color: var(--text-disabled);
  }
  a:hover {
    background: var(--bg-hover);
    color: var(--text-primary);
  }
  ${below.md} {
    display: none;
  }
`;
