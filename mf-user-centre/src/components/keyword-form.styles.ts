import { styled } from 'styled-components';

export const Filter = styled.form`
  display: flex;
  flex-wrap: wrap;
  gap: 12px;
  padding: 14px 16px;
`;
