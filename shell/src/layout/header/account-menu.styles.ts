import { styled } from 'styled-components';

export const CustomerName = styled.span`
  overflow: hidden;
  max-width: 140px;
  white-space: nowrap;
  text-overflow: ellipsis;
`;
