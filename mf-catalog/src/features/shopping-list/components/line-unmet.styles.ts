import { styled } from 'styled-components';

export const Told = styled.p`
  font-weight: 600;
`;

export const Hint = styled.p`
  color: var(--text-secondary);
  font: var(--type-caption);
`;

export const Similar = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 4px 14px;
  font: var(--type-caption);

  /* With scripts they stand below, to be chosen. */
  @media (scripting: enabled) {
    display: none;
  }
`;
