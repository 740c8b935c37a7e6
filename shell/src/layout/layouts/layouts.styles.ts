import { styled } from 'styled-components';

export const LoginPage = styled.div`
  display: grid;
  grid-template-rows: auto auto 1fr;
  min-height: 100vh;

  /* The page gets the room that is left, whether or not notices stand before it. */
  > main {
    grid-row: 3;
  }
  > main + * {
    grid-row: 4;
  }
`;

export const MiniHeader = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  min-height: 72px;

  a {
    display: inline-flex;
    align-items: center;
    gap: 6px;
    min-height: 28px;
  }
`;
