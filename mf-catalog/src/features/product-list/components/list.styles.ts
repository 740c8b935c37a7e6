import { below, from, Heading } from '@jishi/ui';
import { styled } from 'styled-components';

export const Columns = styled.div<{ $withFacets: boolean }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 20px;

  ${from.md} {
    ${({ $withFacets }) => $withFacets && 'grid-template-columns:228px minmax(0,1fr);'}
  }
`;

export const Aside = styled.aside`
  align-self: start;
  border: 1px solid var(--border-subtle);
  border-radius: var(--r-md);
  background: var(--bg-surface);

  ${below.md} {
    display: none;
  }
  /* The sheet that has them on phones needs a script. */
  @media (scripting: none) {
    display: block;
  }
  &:empty {
    border: 0;
    background: none;
  }
`;

export const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 12px;
  margin-bottom: 14px;

  ${below.md} {
    margin-bottom: 8px;
  }
`;

export const Title = styled(Heading).attrs({ as: 'h1' })`
  overflow-wrap: anywhere;
  /* A Chinese quotation mark is as wide as a character: at the beginning it would look like an indent. */
  hanging-punctuation: first;
  text-spacing-trim: trim-start;
`;

export const Count = styled.span`
  color: var(--text-tertiary);
`;

export const Results = styled.div<{ $isStale: boolean }>`
  opacity: ${({ $isStale }) => ($isStale ? 0.55 : 1)};
  transition: opacity var(--t-fast);
`;

export const Note = styled.p`
  margin-bottom: 12px;
  color: var(--text-secondary);
  overflow-wrap: anywhere;

  a {
    color: var(--brand-text);
    text-decoration: underline;
  }
`;

export const Similar = styled.div`
  margin-top: 32px;
`;
