import { styled } from 'styled-components';

/** Stands where the button was. */
export const Soon = styled.span`
  display: inline-flex;
  align-items: center;
  min-height: 36px;
  color: var(--text-secondary);
  font: var(--type-label);
`;
