import { below, CardBody, from, Text } from '@jishi/ui';
import { styled } from 'styled-components';

export const Page = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 20px;
`;

/** Game and, from desktops on, a column beside it and beside what follows: it may be longer, as with a draw that was checked. */
export const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 20px;

  ${from.lg} {
    grid-template-rows: auto 1fr;
    grid-template-columns: minmax(0, 1fr) 320px;
    align-items: start;
  }
`;

export const Side = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: 16px;

  /* The longest of them beside the others. */
  ${from.sm} {
    grid-template: auto 1fr / repeat(2, minmax(0, 1fr));
    align-items: start;

    > :nth-child(2) {
      grid-area: 1 / 2 / span 2;
    }
  }
  ${from.lg} {
    grid-row: 1 / span 2;
    grid-column: 2;
    grid-template: none / minmax(0, 1fr);

    > :nth-child(2) {
      grid-area: auto;
    }
  }
`;

export const Stage = styled.section`
  position: relative;
  padding: 0 24px 24px;
  border: 1px solid var(--border-subtle);
  border-radius: var(--r-md);
  background: linear-gradient(180deg, var(--stall-a), var(--stall-b));
  text-align: center;
  overflow: hidden;

  h1 {
    margin-top: 14px;
    font: var(--type-display-l);
    overflow-wrap: anywhere;
  }
  ${below.sm} {
    padding: 0 12px 20px;
  }
`;

export const Cloth = styled.div`
  margin: 0 -24px;

  ${below.sm} {
    margin: 0 -12px;
  }
`;

export const Lead = styled.p`
  margin-top: 4px;
  color: var(--text-secondary);
  font-variant-numeric: tabular-nums;
  text-wrap: balance;
`;

/** The game, and what covers it while nobody can draw. */
export const Game = styled.div`
  position: relative;
`;

export const Cover = styled.p`
  position: absolute;
  top: 50%;
  left: 50%;
  width: max-content;
  max-width: 90%;
  padding: 10px 24px;
  border-radius: var(--r-sm);
  background: var(--bg-surface);
  box-shadow: var(--e2);
  font: var(--type-display-s);
  text-wrap: balance;
  transform: translate(-50%, -50%) rotate(-3deg);
`;

export const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: 12px;

  > * {
    padding-block: 4px;
    white-space: normal;
    text-wrap: balance;
  }
  ${below.sm} {
    > * {
      width: 100%;
    }
  }
`;

export const Foot = styled.div`
  display: grid;
  justify-items: center;
  gap: 12px;
  margin-top: 14px;

  > [role='status']:empty {
    display: none;
  }
`;

/** What a draw did not come to: beside the buttons, read as soon as it is there. */
export const Announcement = styled.div`
  display: grid;
  margin-top: 16px;
  text-align: start;

  &:empty {
    display: none;
  }
`;

export const Own = styled(CardBody)`
  > a {
    margin: 8px 16px -8px 0;
  }
`;

export const Numbers = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(7.5rem, 100%), 1fr));
  gap: 12px;

  > div {
    display: grid;
    padding: 14px;
    border-radius: var(--r-md);
    background: var(--bg-sunken);
  }
  dt {
    color: var(--text-secondary);
    font: var(--type-caption);
  }
  dd {
    font-size: 1.5rem;
    font-weight: 700;
    line-height: 1.875rem;
    font-variant-numeric: tabular-nums;
  }
`;

export const Rules = styled.ul`
  display: grid;
  gap: 8px;
  padding-inline-start: 18px;
  color: var(--text-secondary);
  font-size: 0.8125rem;
  line-height: 1.25rem;
  list-style: disc;

  li {
    white-space: pre-line;
    overflow-wrap: anywhere;
  }
`;

/** What is to be known beside the prizes. */
export const Rule = styled(Text)`
  margin-top: 12px;
`;

export const Prizes = styled.ul`
  display: grid;
  gap: 10px 24px;

  ${from.sm} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }

  li {
    display: grid;
    grid-template-columns: 36px minmax(0, 1fr) auto;
    align-items: center;
    gap: 10px;
    min-height: 40px;
  }
  li > span:first-child {
    display: grid;
    place-items: center;
    color: var(--text-tertiary);
  }
  b {
    font-weight: 500;
    overflow-wrap: anywhere;
  }
`;

export const AtEnd = styled.span`
  flex: 1;
  text-align: end;
  color: var(--text-tertiary);
  font: var(--type-caption);
`;

/** The result: an object on a disc of light. */
export const Result = styled.div`
  display: grid;
  justify-items: center;
  gap: 8px;
  text-align: center;
`;

export const Disc = styled.span`
  display: grid;
  place-items: center;
  width: 168px;
  height: 168px;
  margin: 4px 0 8px;
  border-radius: 50%;
  background: var(--bg-sunken);
  color: var(--text-tertiary);

  /* It shines in both themes. */
  &[data-won] {
    background: radial-gradient(circle, #fff1da 30%, var(--promo-solid));
    color: var(--promo-on);
  }
`;
