import { styled } from 'styled-components';

export const Mark = styled.span`
  display: grid;
  place-items: center;
  width: 96px;
  height: 96px;
  border-radius: 50%;
  background: var(--bg-sunken);
  color: var(--text-tertiary);
`;

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
