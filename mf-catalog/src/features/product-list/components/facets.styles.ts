import { styled } from 'styled-components';

/** Controls that a script makes superfluous. */
export const WithoutScript = styled.div`
  display: none;
  padding: 0 16px 16px;

  @media (scripting: none) {
    display: grid;
  }
`;

export const Facets = styled.div`
  section {
    padding: 16px;
    border-bottom: 1px solid var(--border-subtle);
  }
  form > section:last-of-type {
    border: 0;
  }
  h2 {
    margin-bottom: 10px;
    font: var(--type-body-strong);
  }
  dialog & section {
    padding-inline: 0;
  }
`;

/** What is folded stands behind a button, which needs a script. */
export const Choice = styled.div<{ $isFolded?: boolean }>`
  display: ${({ $isFolded = false }) => ($isFolded ? 'none' : 'flex')};
  align-items: center;
  justify-content: space-between;
  gap: 8px;
  min-height: 34px;

  a:hover {
    color: var(--brand-text);
  }
  @media (scripting: none) {
    display: flex;
  }
`;

export const Found = styled.span`
  color: var(--text-tertiary);
  font: var(--type-caption);
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
`;

export const Colour = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 8px;
`;

/** Its edge keeps white visible on white, and black on black. */
export const Swatch = styled.span<{ $ground: string }>`
  flex: none;
  width: 16px;
  height: 16px;
  border: 1px solid var(--border-control);
  border-radius: var(--r-full);
  background: ${({ $ground }) => $ground};
`;

export const Unfold = styled.button`
  min-height: 32px;
  color: var(--text-secondary);
  font-size: 0.8125rem;

  &:hover {
    color: var(--brand-text);
  }
  @media (scripting: none) {
    display: none;
  }
`;

/** Beside each other, below each other in large text: an amount is never cut. */
export const Amounts = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px;

  > :not([aria-hidden]) {
    flex: 1 1 4.5rem;
    min-width: 0;
  }
  > button {
    flex-basis: 100%;
  }
`;

export const Range = styled.p`
  margin-top: 8px;
  color: var(--text-tertiary);
  font: var(--type-caption);
`;
