import { awningCss, below, Card, from } from '@jishi/ui';
import { keyframes, styled } from 'styled-components';

export const Me = styled(Card)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 20px;
  padding: 0 24px 24px;
  overflow: hidden;

  &::before {
    content: '';
    margin: 0 -24px;
    ${awningCss('mark', '12px')}
  }
  ${below.sm} {
    gap: 16px;
    padding: 0 16px 16px;

    &::before {
      margin: 0 -16px;
    }
  }
  ${from.md} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1.25fr);
    align-items: center;

    &::before {
      grid-column: 1 / -1;
    }
  }
`;

export const Who = styled.div`
  display: flex;
  align-items: center;
  gap: 16px;
  min-width: 0;

  h2 {
    font: var(--type-title-l);
    overflow-wrap: anywhere;
  }
`;

export const Avatar = styled.span`
  display: grid;
  flex: none;
  place-items: center;
  width: 70px;
  height: 70px;
  border: 3px solid var(--bg-surface);
  border-radius: 50%;
  background: var(--brand-soft);
  box-shadow: var(--e1);
  color: var(--brand-text);
  overflow: hidden;
`;

type Tone = { $tone: 'trust' | 'promo' };

export const Meter = styled.div<Tone>`
  --tone: var(--${({ $tone }) => $tone}-solid);
  --rest: var(--${({ $tone }) => $tone}-border);

  display: grid;
  gap: 8px;
  padding: 16px;
  border-radius: var(--r-md);
  background: var(--${({ $tone }) => $tone}-soft);
  font: var(--type-caption);

  b {
    color: var(--${({ $tone }) => $tone}-text);
    font-size: 0.9375rem;
  }
  a {
    justify-self: start;
    font: inherit;
  }
`;

export const MeterLine = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: 2px 12px;
  color: var(--text-secondary);
`;

export const Bar = styled.span`
  display: grid;
  grid-auto-columns: minmax(0, 1fr);
  grid-auto-flow: column;
  gap: 4px;

  i {
    height: 6px;
    border-radius: 3px;
    background: var(--tone);
  }
  [data-off] {
    background: var(--rest);
    opacity: 0.6;
  }
`;

const appear = keyframes`
  from {
    opacity: 0;
  }
`;

/** As late as the rest of what stands for a page on its way: a fast answer shows none of it. */
export const Late = styled.div`
  animation: ${appear} 1ms 150ms backwards;
`;
