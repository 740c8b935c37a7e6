import { styled } from 'styled-components';

export const LoginPage = styled.div`
  display: grid;
  grid-template-rows: auto 1fr auto;
  min-height: 100vh;
`;

export const MiniHeader = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  height: 72px;

  a {
    display: inline-flex;
    align-items: center;
    gap: 6px;
    min-height: 28px;
  }
`;
