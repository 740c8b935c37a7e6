import { below, hover } from '@jishi/ui';
import { styled } from 'styled-components';

/** Words, kind and time in columns; below 900 px kind and time stand under the words. The row reaches the edges of its card. */
export const Row = styled.li`
  position: relative;
  display: grid;
  grid-template-columns: 24px 40px minmax(0, 1fr) auto;
  align-items: center;
  gap: 4px 14px;
  margin-inline: -20px;
  padding: 14px 20px;
  border-bottom: 1px solid var(--border-subtle);
  color: var(--text-secondary);

  &[data-unread] {
    color: var(--text-primary);
  }
  &[data-unread] a {
    font-weight: 600;
  }
  &:has(:checked) {
    background: var(--brand-soft);
  }
  /* Above the link, which covers the row. */
  > :first-child {
    z-index: 1;
  }
  ${hover} {
    &:not(:has(:checked)):hover {
      background: var(--bg-hover);
    }
  }
  ${below.md} {
    align-items: start;
    column-gap: 12px;

    > :first-child {
      min-height: 40px;
    }
  }
  ${below.sm} {
    column-gap: 10px;
    margin-inline: -16px;
    padding-inline: 16px;
  }
  /* With large text the words have the whole width, below: the number of an order fills a line of it. */
  @container (max-width: 15rem) {
    > :nth-child(3) {
      grid-area: 2 / 1 / auto / -1;
    }
  }
`;

export const Words = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  justify-items: start;
  gap: 2px;

  a {
    overflow-wrap: anywhere;
  }
  @container (max-width: 15rem) {
    span {
      -webkit-line-clamp: 4;
    }
  }
  a::after {
    content: '';
    position: absolute;
    inset: 0;
  }
  a:focus-visible {
    outline: none;
  }
  a:focus-visible::after {
    outline: 2px solid var(--focus);
    outline-offset: -2px;
  }
`;

export const About = styled.div`
  display: grid;
  grid-template-columns: 72px 8.25rem;
  align-items: center;
  justify-items: start;

  ${below.md} {
    grid-column: 3;
    display: flex;
    flex-wrap: wrap;
    gap: 2px 10px;
  }
`;

export const Time = styled.time`
  color: var(--text-tertiary);
  font: var(--type-caption);
  font-variant-numeric: tabular-nums;
  justify-self: end;
`;
