import { below, reducedMotion } from '@jishi/ui';
import { css, styled } from 'styled-components';
import { beside } from './ticket-card.styles.ts';

type Look = { $look: 'open' | 'turn' | 'over' };

const borders = {
  open: css`
    border: 1px solid var(--brand-border);
    box-shadow: var(--e2);
  `,
  turn: css`
    border: 2px solid var(--brand-solid);
    box-shadow: var(--e2);
  `,
  over: css`
    border: 1px solid var(--border-default);
  `,
};

export const Card = styled.section<Look>`
  display: grid;
  align-items: center;
  gap: 16px 28px;
  margin-block: 16px;
  padding: 20px;
  border-radius: var(--r-lg);
  background: var(--bg-surface);
  scroll-margin-top: 16px;
  ${({ $look }) => borders[$look]}

  ${beside} {
    grid-template-columns: 196px minmax(0, 1fr) auto;
    padding: 24px 28px;
  }
  ${below.sm} {
    gap: 14px;
    padding: 16px;
  }
`;

export const Middle = styled.div`
  display: grid;
  gap: 12px;
  min-width: 0;
`;

export const Title = styled.h2`
  font: var(--type-display-s);
`;

export const Sentence = styled.p`
  color: var(--text-secondary);
`;

export const Facts = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 4px 18px;
  color: var(--text-secondary);
  font-size: 0.8125rem;
  font-variant-numeric: tabular-nums;

  span {
    display: inline-flex;
    align-items: center;
    gap: 6px;
  }
  > span:first-child {
    color: var(--text-primary);
    font-weight: 600;
  }
`;

export const Right = styled.div`
  display: grid;
  gap: 6px;

  ${beside} {
    min-width: 160px;
  }
  button,
  a {
    width: 100%;
  }
`;

export const Foot = styled.p`
  display: flex;
  grid-column: 1 / -1;
  gap: 8px;
  padding-top: 14px;
  border-top: 1px dashed var(--border-default);
  color: var(--text-secondary);
  font-size: 0.8125rem;
  line-height: 1.25rem;

  svg {
    flex: none;
    margin-top: 2px;
    color: var(--info-text);
  }
`;

export const Bar = styled.span`
  height: 8px;
  overflow: hidden;
  border-radius: 4px;
  background: var(--brand-soft);

  i {
    display: block;
    height: 100%;
    border-radius: 4px;
    background: var(--brand-solid);
    transform-origin: 0 50%;
    transition: transform 1s linear;

    ${reducedMotion} {
      transition: none;
    }
  }
`;
