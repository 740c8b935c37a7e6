import { from } from '@jishi/ui';
import { styled } from 'styled-components';
import { CouponCards } from '../../../components/coupon-cards.styles.ts';

export const Hero = styled.header`
  position: relative;
  overflow: hidden;
  margin: 4px 0 16px;
  padding: 26px 20px;
  border-radius: var(--r-lg);
  background: linear-gradient(100deg, var(--cph-a), var(--cph-b));

  h1 {
    font: var(--type-display-l);
  }
  p {
    max-width: 62%;
    margin-top: 4px;
    color: var(--text-secondary);
    text-wrap: balance;
  }
  ${from.md} {
    padding: 36px 40px;
  }
`;

/** Two tickets at the end of the head; decoration. */
export const Tickets = styled.svg`
  position: absolute;
  right: 0;
  bottom: -22px;
  width: 150px;
  height: auto;
  filter: drop-shadow(0 8px 10px rgb(90 40 0 / 25%));

  ${from.md} {
    right: 64px;
    bottom: -26px;
    width: 240px;
  }
`;

export const Tools = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 8px 16px;
  margin-bottom: 16px;
`;

export const Chips = styled.nav`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
`;

export const Cards = styled(CouponCards).attrs({ $threeFrom: 'lg' })``;

export const HowFar = styled.div`
  display: grid;
  flex: 1 1 64px;
  gap: 4px;
  min-width: 0;
  color: var(--text-tertiary);
  font: var(--type-caption);
`;

export const Claimed = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 4px;
  color: var(--trust-text);
  font: var(--type-caption);
`;
