import { styled } from 'styled-components';

/** A page of this part: one column. What comes late, or goes, moves no footer into view: it is never on the first screen. */
export const Page = styled.div<{ $gap?: string }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: ${({ $gap = '16px' }) => $gap};
  padding-top: 20px;

  @media (scripting: enabled) {
    min-height: 100svh;
  }
`;
