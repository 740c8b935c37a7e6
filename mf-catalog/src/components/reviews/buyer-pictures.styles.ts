import { styled } from 'styled-components';

export const Box = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 6px;

  > b {
    color: var(--text-secondary);
    font: var(--type-label);
  }
`;

/** One line, which goes on to the side. */
export const Strip = styled.div`
  display: flex;
  gap: 8px;
  /* Room for the ring of the focus. */
  margin: -4px;
  padding: 4px;
  overflow-x: auto;
  scrollbar-width: thin;

  button {
    flex: none;
    border-radius: var(--r-sm);
    cursor: zoom-in;
  }
  img {
    display: block;
  }
`;
