import { styled } from 'styled-components';

export const Code = styled.div`
  display: grid;
  justify-items: center;
  gap: 8px;
  min-height: 208px;
  color: var(--text-tertiary);
  font: var(--type-caption);
`;

export const Line = styled.div`
  display: flex;
  gap: 8px;

  > :first-child {
    flex: 1;
    min-width: 0;
  }
`;
