import { styled } from 'styled-components';

export const State = styled.span`
  display: inline-grid;
  gap: 2px;
`;

export const Page = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 20px;
`;
