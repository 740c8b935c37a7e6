import { below, from } from '@jishi/ui';
import { styled } from 'styled-components';

export { Addition, Reply } from '@jishi/part-kit/review-words';

export const Block = styled.div`
  scroll-margin-top: 96px;

  > nav {
    margin-top: 20px;
  }
`;

/** In place of the histogram, as wide. */
export const WaitingBars = styled.div`
  display: grid;
  gap: 8px;
  max-width: 420px;
`;

export const Summary = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 16px 32px;
  align-items: center;
  padding: 16px;
  border-radius: var(--r-md);
  background: var(--bg-sunken);

  ${from.sm} {
    grid-template-columns: auto minmax(0, 1fr);
    padding: 20px;

    > :nth-child(3) {
      grid-column: 1 / -1;
    }
  }
  ${from.lg} {
    grid-template-columns: auto minmax(0, 1fr) minmax(0, 1.1fr);

    > :nth-child(3) {
      grid-column: auto;
    }
  }
`;

/** The score, large, with what it is made of beside it on phones and below it elsewhere. */
export const Score = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 4px 14px;

  p {
    color: var(--text-secondary);
    font: var(--type-caption);
  }
  ${from.sm} {
    display: block;
    text-align: center;
  }
`;

/** What the list below is narrowed by, and its order. Phones push each sideways rather than lose lines of reviews to it. */
export const Tools = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 10px 24px;
  margin-top: 16px;

  ${below.sm} {
    > * {
      flex-wrap: nowrap;
      width: calc(100% + 32px);
      margin-inline: -16px;
      padding: 3px 16px;
      overflow-x: auto;
      scrollbar-width: none;
    }
    a {
      flex: none;
      min-height: 40px;
    }
  }
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

/** Who wrote it stands beside the words where lines would get too long, else above them. */
export const Review = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 8px 24px;
  padding: 20px 0;
  overflow-wrap: anywhere;
  text-wrap: pretty;

  &:not(:last-child) {
    border-bottom: 1px solid var(--border-subtle);
  }
  ${from.lg} {
    grid-template-columns: max(210px, 13rem) minmax(0, 1fr);
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
  ${from.lg} {
    flex-wrap: wrap;
    align-self: start;
    align-items: start;
    gap: 4px 10px;

    > div {
      flex: 1;
      min-width: 0;
    }
    time {
      width: 100%;
      margin-left: 46px;
    }
  }
`;

export const Body = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 46rem);
  align-content: start;
  gap: 8px;
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
