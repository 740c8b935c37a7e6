import { styled } from 'styled-components';
import { CouponCards } from '../../../components/coupon-cards.styles.ts';

export const Cards = styled(CouponCards).attrs({ $threeFrom: 'xl' })``;

export const TicketNumber = styled.span`
  display: flex;
  align-items: center;
  flex-wrap: wrap;
  gap: 0 4px;
  min-width: 0;

  b {
    white-space: nowrap;
    font-weight: 600;
    font-variant-numeric: tabular-nums;
    letter-spacing: 0.02em;
  }
  button {
    margin: -8px 0;
  }
`;

export const State = styled.span`
  color: var(--text-tertiary);
  font: var(--type-caption);
`;

export const Head = styled.div`
  display: flex;
  flex: 1;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 8px 12px;
`;
