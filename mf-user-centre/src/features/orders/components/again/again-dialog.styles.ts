import { below } from '@jishi/ui';
import { styled } from 'styled-components';

export const Lines = styled.ul`
  display: grid;
  margin-top: 8px;

  > li {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr) auto;
    gap: 4px 12px;
    align-items: center;
    padding: 12px 0;
    border-top: 1px solid var(--border-subtle);
  }
  > li:first-child {
    border: 0;
  }
`;

export const What = styled.div`
  display: flex;
  gap: 12px;
  align-items: center;
  min-width: 0;

  > div {
    display: grid;
    gap: 2px;
    min-width: 0;
  }
  small {
    color: var(--text-secondary);
    font: var(--type-caption);
  }
  [data-gone] {
    color: var(--text-tertiary);
  }
`;

export const Plate = styled.span`
  flex: none;
  width: 56px;
  height: 56px;
  border-radius: var(--r-sm);
  background: var(--bg-sunken);
  overflow: hidden;

  &[data-gone] img {
    filter: grayscale(1);
  }
`;

/** What has changed: the reason this is asked at all. */
export const Notes = styled.span`
  display: flex;
  flex-wrap: wrap;
  gap: 2px 10px;
  color: var(--promo-text);
  font: var(--type-caption);
`;

export const Price = styled.div`
  display: grid;
  justify-items: end;
  font-variant-numeric: tabular-nums;
  white-space: nowrap;

  s,
  small {
    color: var(--text-tertiary);
    font: var(--type-caption);
  }
`;

export const Total = styled.p`
  display: flex;
  align-items: baseline;
  align-self: center;
  gap: 8px;
  margin-right: auto;
  font-variant-numeric: tabular-nums;

  b {
    font-size: 1.125rem;
  }
  ${below.sm} {
    flex: 1 0 100%;
    justify-content: space-between;
  }
`;
