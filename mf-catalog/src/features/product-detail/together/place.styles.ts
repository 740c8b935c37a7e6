import { Card, from } from '@jishi/ui';
import { styled } from 'styled-components';

/** As tall as what comes: a head, the products one below the other on phones, and what they cost. Nothing comes without scripts. */
export const Place = styled(Card)<{ $count: number }>`
  display: grid;
  min-height: calc(12rem + ${({ $count }) => $count + 1} * 9rem);
  margin-top: 20px;

  ${from.sm} {
    min-height: calc(8.5rem + ${({ $count }) => $count + 1} * 7.5rem);
  }
  ${from.md} {
    min-height: 17.5rem;
  }
  ${from.lg} {
    min-height: 12.5rem;
  }
  @media (scripting: none) {
    display: none;
  }
`;
