import { styled } from 'styled-components';

/** Under the price, on a line of its own. Dimmed while what it says is of the choice before. */
export const Line = styled.p<{ $isOld: boolean }>`
  display: flex;
  flex-wrap: wrap;
  flex-basis: 100%;
  align-items: baseline;
  gap: 2px 10px;
  opacity: ${({ $isOld }) => ($isOld ? 0.5 : 1)};
`;

export const Amount = styled.b`
  color: var(--promo-text);
  font: var(--type-body);
  font-weight: 700;
  font-variant-numeric: tabular-nums;
`;

export const Coupon = styled.span`
  color: var(--text-secondary);
  font: var(--type-caption);
  overflow-wrap: anywhere;
`;
