import { below, hover } from '@jishi/ui';
import { css, styled } from 'styled-components';

export const Toggle = styled.button`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: 6px;
  min-height: 48px;
  padding: 0 14px;
  border: 1px solid var(--border-control);
  border-radius: var(--r-sm);
  background: var(--bg-surface);
  color: var(--text-secondary);
  font: var(--type-body-strong);
  white-space: nowrap;

  ${hover} {
    &:hover {
      background: var(--bg-hover);
      color: var(--text-primary);
    }
  }
  &[aria-pressed='true'] svg {
    fill: var(--star);
    color: var(--star);
  }
`;

/** In the bar of a phone the star is small, its word below it, and lists are left to the page of favourites. */
const inBar = css`
  ${below.md} {
    ${Toggle} {
      flex-direction: column;
      gap: 2px;
      min-width: 44px;
      padding: 0;
      border: 0;
      font: var(--type-micro);
      font-weight: 400;
    }
    > :nth-child(2) {
      display: none;
    }
  }
`;

export const Row = styled.div<{ $isInBar?: boolean | undefined }>`
  display: flex;
  flex-wrap: wrap;
  gap: 12px;
  ${({ $isInBar }) => $isInBar && inBar}
`;

export const Square = styled(Toggle)`
  width: 48px;
  padding: 0;
`;
