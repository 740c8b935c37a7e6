import { below } from '@jishi/ui';
import { styled } from 'styled-components';

export const Quantity = styled.div`
  display: grid;
  justify-items: end;
  gap: 4px;

  ${below.md} {
    order: -1;
    justify-items: start;
  }
`;

export const Steps = styled.div`
  @media (scripting: none) {
    display: none;
  }
`;

export const Told = styled.p`
  display: grid;
  justify-items: inherit;
  max-width: 180px;
  color: var(--text-secondary);
  font: var(--type-caption);
  text-align: right;

  b {
    color: var(--promo-text);
    font-weight: 600;
  }
  ${below.md} {
    max-width: none;
    text-align: left;
  }
`;
