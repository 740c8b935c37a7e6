import { styled } from 'styled-components';

/** From here on a ticket stands beside what is said about it; below, it is as wide as that, and low. */
export const beside = '@media (min-width:45em)';
const above = '@media not all and (min-width:45em)';

type Look = { $look: 'open' | 'turn' | 'over' };

const figures = { open: '#ba2f18', turn: '#0b6255', over: '#756960' };

/** Paper in both themes, torn along the upper edge. */
export const Ticket = styled.div<Look>`
  position: relative;
  display: grid;
  justify-items: center;
  gap: 2px;
  padding: 18px 18px calc(0.875rem + 18px);
  color: #5a4e46;
  isolation: isolate;
  text-align: center;
  transform: rotate(-1.5deg);
  filter: drop-shadow(0 2px 5px rgb(60 30 10 / 30%));

  &::before {
    position: absolute;
    inset: 0;
    z-index: -1;
    border-radius: 0 0 6px 6px;
    background: linear-gradient(180deg, #fffdf6, #fff6e2);
    content: '';
    mask: radial-gradient(circle at 50% 0, transparent 4px, #000 4.5px) 0 0 / 14px 100%;
  }
  > span {
    font: var(--type-label);
  }
  > b {
    color: ${({ $look }) => figures[$look]};
    font-family: var(--font-display);
    font-size: ${({ $look }) => ($look === 'over' ? '2.125rem' : '2.75rem')};
    font-variant-numeric: tabular-nums;
    line-height: 1.14;
  }
  > small {
    font: var(--type-caption);
    font-variant-numeric: tabular-nums;
  }

  ${above} {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    gap: 0 8px;
    padding: 12px 16px calc(0.875rem + 16px);

    > b {
      font-size: 1.875rem;
      line-height: 1.2;
    }
    > small {
      margin-inline-start: auto;
    }
  }
`;

export const TicketFoot = styled.i`
  position: absolute;
  right: 0;
  bottom: 6px;
  left: 0;
  padding-top: 4px;
  border-top: 1.5px dashed #dacfc0;
  color: #756960;
  font-size: 0.6875rem;
  font-style: normal;
  font-variant-numeric: tabular-nums;
  letter-spacing: 0.06em;
  line-height: 0.875rem;
`;
