import { below, from, Grid, hover } from '@jishi/ui';
import { styled } from 'styled-components';

/** Three beside each other as soon as they have room: so many games there are. */
export const Cards = styled(Grid).attrs({ $xs: 1, $sm: 2, $md: 3, $lg: 3 })`
  @media (min-width: 45em) {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
`;

/** The link of the name reaches over the whole card. */
export const Plate = styled.li`
  position: relative;
  display: grid;
  grid-template-rows: auto 1fr;
  border: 1px solid var(--border-subtle);
  border-radius: var(--r-md);
  background: var(--bg-surface);
  overflow: hidden;
  transition: box-shadow var(--t-mid);

  ${hover} {
    &:hover {
      box-shadow: var(--e2);
    }
  }
  &:focus-within {
    box-shadow: var(--e2);
  }
  &:not([data-state='open']) svg {
    filter: grayscale(1);
    opacity: 0.6;
  }
`;

export const Ground = styled.div`
  position: relative;
  display: grid;
  place-items: center;
  padding: 20px;
  background: linear-gradient(180deg, var(--stall-a), var(--stall-b));

  svg {
    width: 132px;
    height: 132px;
  }
  /* Narrow cards: the game stands below its flag. */
  ${from.sm} {
    ${below.lg} {
      padding-top: 38px;
    }
  }
`;

export const Flag = styled.span`
  position: absolute;
  top: 10px;
  left: 10px;
`;

export const Body = styled.div`
  display: grid;
  align-content: start;
  gap: 4px;
  padding: 14px 16px 16px;

  h2 {
    font: var(--type-title-m);
    overflow-wrap: anywhere;
  }
  p {
    text-wrap: balance;
  }
  a::after {
    content: '';
    position: absolute;
    inset: 0;
  }
`;
