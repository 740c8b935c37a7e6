import { hover } from '@jishi/ui';
import { styled } from 'styled-components';

export const Line = styled.a`
  display: grid;
  grid-template-columns: 72px minmax(0, 1fr);
  align-items: center;
  gap: 14px;
  margin-bottom: 20px;

  > span {
    display: grid;
    gap: 4px;
    justify-items: start;
  }
  ${hover} {
    &:hover {
      color: var(--brand-text);
    }
  }
`;
