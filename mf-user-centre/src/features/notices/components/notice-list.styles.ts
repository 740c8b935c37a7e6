import { below, CardHead } from '@jishi/ui';
import { styled } from 'styled-components';

/** Large text: the order goes below the heading before it breaks it. */
export const Head = styled(CardHead)`
  flex-wrap: wrap;
`;

export const AtEnd = styled.span`
  margin-left: auto;

  a {
    gap: 6px;
  }
`;

export const Tools = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px 12px;
  padding-bottom: 12px;
  border-bottom: 1px solid var(--border-default);

  /* On phones a line to choose, and one of what is done with it. */
  ${below.sm} {
    &::before {
      content: '';
      order: 1;
      width: 100%;
      margin-top: -8px;
    }
    > :nth-child(n + 3) {
      order: 2;
    }
  }
`;

export const Rows = styled.ul`
  margin-bottom: 16px;
`;

/** Words, kind and time in columns; below 900 px the words have a line of their own. */
export const Row = styled.li`
  display: grid;
  grid-template-columns: 24px minmax(0, 1fr) 88px 128px;
  align-items: center;
  gap: 4px 16px;
  padding: 12px 0;
  border-bottom: 1px solid var(--border-subtle);
  color: var(--text-secondary);

  &[data-unread] {
    color: var(--text-primary);
  }
  &[data-unread] a {
    font-weight: 600;
  }
  /* Beside the words, so that those of read and unread messages begin below each other. */
  &[data-unread] a::before {
    content: '';
    position: absolute;
    top: 8px;
    left: -12px;
    width: 8px;
    height: 8px;
    border-radius: 50%;
    background: var(--brand-solid);
  }
  ${below.md} {
    display: flex;
    flex-wrap: wrap;

    > :first-child {
      flex: 0 0 24px;
    }
  }
`;

export const Words = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  justify-items: start;
  gap: 2px;

  a {
    position: relative;
    min-height: 24px;
    overflow-wrap: anywhere;
  }
  a:hover {
    color: var(--brand-text);
  }
  ${below.md} {
    flex: 1 1 calc(100% - 40px);
  }
`;

export const Kind = styled.span`
  ${below.md} {
    margin-left: 40px;
  }
`;

export const Time = styled.time`
  color: var(--text-tertiary);
  font: var(--type-caption);
  font-variant-numeric: tabular-nums;
  text-align: right;

  ${below.md} {
    margin-left: auto;
  }
`;
