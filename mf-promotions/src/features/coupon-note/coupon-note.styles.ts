import { from } from '@jishi/ui';
import { styled } from 'styled-components';

export const Place = styled.section`
  max-width: 620px;
  margin: 4px 0 20px;

  ${from.md} {
    margin-bottom: 24px;
  }
`;

export const Missing = styled.span`
  color: var(--text-primary);
  font: var(--type-label);
`;
