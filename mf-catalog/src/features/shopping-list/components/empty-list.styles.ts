import { styled } from 'styled-components';

export const Examples = styled.div`
  display: grid;
  gap: 8px;

  button {
    height: auto;
    min-height: 40px;
    padding-block: 8px;
    border-style: dashed;
    font-weight: 400;
    white-space: normal;
  }
  @media (scripting: none) {
    display: none;
  }
`;
