import { from } from '@jishi/ui';
import { styled } from 'styled-components';

export { Addition, Reply } from '@jishi/part-kit/review-words';

export const Block = styled.div`
  scroll-margin-top: 96px;

  > nav {
    margin-top: 20px;
  }
`;

export const Waiting = styled.div`
  display: grid;
  gap: 16px;
`;

export const Summary = styled.div`
  display: grid;
  gap: 20px;
  padding: 20px;
  border-radius: var(--r-md);
  background: var(--bg-sunken);

  > div > p {
    color: var(--text-tertiary);
    font: var(--type-caption);
  }
  ${from.sm} {
    grid-template-columns: auto minmax(0, 1fr);
    gap: 16px 32px;
    align-items: center;

    > :nth-child(3) {
      grid-column: 1 / -1;
    }
  }
  ${from.lg} {
    grid-template-columns: auto minmax(0, 360px) minmax(0, 1fr);

    > :nth-child(3) {
      grid-column: auto;
    }
  }
`;

/** Between the stars and the reviews they sum up. */
export const Order = styled.div`
  margin-top: 16px;
`;

export const Histogram = styled.ul`
  display: grid;
  gap: 4px;

  li {
    display: grid;
    grid-template-columns: 3.25rem minmax(0, 1fr) 2.5rem;
    align-items: center;
    gap: 10px;
    color: var(--text-secondary);
    font: var(--type-caption);
    white-space: nowrap;
  }
  li > :last-child {
    text-align: right;
  }
  ${from.sm} {
    max-width: 420px;
  }
`;

export const Average = styled.b`
  display: block;
  font-size: 2.75rem;
  line-height: 1.1;
`;

export const Review = styled.li`
  display: grid;
  gap: 8px;
  padding: 20px 0;
  overflow-wrap: anywhere;
  text-wrap: pretty;

  &:not(:last-child) {
    border-bottom: 1px solid var(--border-subtle);
  }
`;

export const Head = styled.div`
  display: flex;
  align-items: center;
  gap: 10px;

  time {
    margin-left: auto;
    color: var(--text-tertiary);
    font: var(--type-caption);
  }
`;

export const Avatar = styled.span`
  display: grid;
  place-items: center;
  flex: none;
  width: 36px;
  height: 36px;
  overflow: hidden;
  border-radius: 50%;
  background: var(--promo-soft);
`;

export const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px;
  color: var(--text-tertiary);
  font: var(--type-caption);
`;

/** What is said about a translation, below it. */
export const Note = styled.small`
  display: block;
  margin-top: 2px;
  color: var(--text-tertiary);
  font: var(--type-caption);
`;

/** The label of the button begins where the words above it do. */
export const Translate = styled.span`
  display: block;
  margin-left: -11px;
`;

export const Pictures = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;

  button {
    display: block;
    border-radius: var(--r-sm);
    cursor: zoom-in;
  }
`;
