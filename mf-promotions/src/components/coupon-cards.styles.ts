import { from } from '@jishi/ui';
import { styled } from 'styled-components';

/** Cards of coupons side by side; `$threeFrom`: the width from which three fit. */
export const CouponCards = styled.ul<{ $threeFrom: 'lg' | 'xl' }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 14px;

  ${from.sm} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  ${({ $threeFrom }) => from[$threeFrom]} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
    gap: 16px;
  }
`;
