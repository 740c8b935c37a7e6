import { styled } from 'styled-components';

export const Line = styled.div`
  display: flex;
  align-items: flex-end;
  gap: 10px;

  > :first-child {
    flex: 1;
  }
  > button {
    min-height: 2.75rem;
  }
`;
