import { below, from } from '@jishi/ui';
import { styled } from 'styled-components';

export const Strip = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  overflow: hidden;
  border: 1px solid var(--brand-border);
  border-radius: var(--r-lg);
  background: var(--bg-surface);

  ${from.md} {
    grid-template-columns: 216px minmax(0, 1fr);
  }
`;

export const Head = styled.div`
  position: relative;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  align-content: flex-start;
  gap: 8px 10px;
  padding: 26px 16px 12px;
  background: linear-gradient(160deg, var(--flash-b), var(--flash-a));
  color: #fff;

  /* The way in beside the title, the time below it. */
  ${below.sm} {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr) auto;

    > h2 {
      grid-column: 1 / 3;
    }
    > a {
      grid-area: 1 / 3;
    }
    > p + * {
      grid-column: 2 / 4;
    }
  }
  ${from.md} {
    flex-direction: column;
    align-items: flex-start;
    padding: 46px 24px 24px;

    > a {
      margin-top: auto;
    }
  }
`;

/** Along the upper edge, whatever stands below it. */
export const Edge = styled.div`
  position: absolute;
  inset: 0 0 auto;
`;

export const Title = styled.h2`
  display: flex;
  align-items: center;
  gap: 8px;
  font: var(--type-display-m);
`;

/** It stands with the countdown, between phone and desktop at the end of the line. */
export const Round = styled.p`
  margin-left: auto;
  font: var(--type-label);

  ${below.sm} {
    grid-column: 1;
    margin-left: 0;
  }
  ${from.md} {
    margin-left: 0;
  }
`;

/** Phones have room for one line. */
export const Begun = styled.span`
  ${below.md} {
    display: none;
  }
`;

/** Where the goods lie, and the awning rolls down over them. */
export const Front = styled.div`
  position: relative;
  min-width: 0;
  overflow: hidden;
`;

export const Sales = styled.ul`
  position: relative;
  display: grid;
  grid-template-columns: repeat(5, minmax(0, 1fr));
  gap: 16px;
  padding: 16px;

  ${below.md} {
    grid-template-columns: none;
    grid-auto-columns: minmax(132px, 38%);
    grid-auto-flow: column;
    gap: 10px;
    overflow-x: auto;
  }
`;

export const Sale = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: 6px;
  min-width: 0;
`;

/** As high as goods are, about. Its words hang on a slip of paper over the awning. */
export const Closed = styled.div`
  display: grid;
  place-items: center;
  min-height: 276px;
  padding: 24px;

  p {
    position: relative;
    z-index: 1;
    padding: 10px 20px;
    border-radius: 5px;
    background: #fffdf6;
    box-shadow: 0 2px 4px rgb(60 30 10 / 28%);
    color: #241c17;
    font: var(--type-body-strong);
    text-align: center;
  }
  ${from.lg} {
    min-height: 310px;
  }
`;

/** What it costs otherwise stands beside the price, or below it where that is narrow. */
export const Costs = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 0 8px;
`;

export const Name = styled.span`
  display: block;
  overflow: hidden;
  margin-top: 8px;
  white-space: nowrap;
  text-overflow: ellipsis;
`;
