import { below, Skeleton } from '@jishi/ui';
import { keyframes, styled } from 'styled-components';

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

/** As high as the meter, whose words wrap on phones. */
export const MeterPlace = styled(Skeleton)`
  height: 92px;

  ${below.sm} {
    height: 110px;

    &:lang(en) {
      height: 128px;
    }
  }
`;
