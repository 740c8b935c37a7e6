import { below, from } from '@jishi/ui';
import { styled } from 'styled-components';

export const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 4px 10px;
  padding: 14px 20px;
  border-bottom: 1px solid var(--border-subtle);

  h2 {
    font: var(--type-title-m);
  }
  > span,
  > small {
    color: var(--text-tertiary);
    font: var(--type-label);
  }
  > small {
    margin-left: auto;
  }
  ${below.md} {
    padding: 12px 16px;

    > small {
      flex-basis: 100%;
      margin-left: 0;
    }
  }
`;

export const Lines = styled.ul`
  ${from.md} {
    display: grid;
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;

export const Line = styled.li`
  display: grid;
  gap: 10px;
  padding: 14px 16px;
  border-top: 1px solid var(--border-subtle);

  &:first-child {
    border-top-color: transparent;
  }
  ${from.md} {
    padding: 18px 20px;

    &:nth-child(2) {
      border-top-color: transparent;
    }
  }
`;

/** Price and pieces, and what can be done; beside the words, under the picture's edge. */
export const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px 12px;
  padding-left: 94px;

  > :last-child {
    margin-left: auto;
  }
`;

export const Actions = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 4px;
`;

/** The focus goes here when a line has left. */
export const Place = styled.section`
  border: 1px solid var(--border-subtle);
  border-radius: var(--r-md);
  background: var(--bg-surface);
  outline-offset: 2px;
`;

export const Pieces = styled.span`
  color: var(--text-tertiary);
  font-variant-numeric: tabular-nums;
`;
