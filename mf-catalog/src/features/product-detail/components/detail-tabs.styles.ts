import { Card } from '@jishi/ui';
import { styled } from 'styled-components';

export const Tabbed = styled(Card)`
  @media (scripting: none) {
    > [role='tablist'] {
      display: none;
    }
  }
`;
