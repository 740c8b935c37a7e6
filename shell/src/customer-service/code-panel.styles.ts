import { styled } from 'styled-components';

export const Panel = styled.div`
  display: grid;
  gap: 10px;
  width: 208px;
  padding: 12px;
  text-align: center;

  p {
    color: var(--text-secondary);
    font: var(--type-caption);
  }
`;

/** White in the dark theme too: a code is dark on white. */
export const Plate = styled.div`
  display: grid;
  place-items: center;
  min-height: 184px;
  padding: 12px;
  border: 1px solid var(--border-subtle);
  border-radius: var(--r-md);
  background: #fff;
`;
