import { styled } from 'styled-components';

export const Axis = styled.div`
  display: grid;
  gap: 8px;

  h3 {
    color: var(--text-secondary);
    font: var(--type-label);
  }
`;

export const Values = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 10px 12px;
`;
