import { coveringInput } from '@jishi/ui/forms';
import { styled } from 'styled-components';

export const Group = styled.fieldset`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 4px 16px;
  min-width: 0;

  > legend {
    float: left;
    font: var(--type-label);
  }
  > b {
    color: var(--promo-text);
  }
  > [role='presentation'] {
    display: inline-flex;
    gap: 2px;
  }
`;

export const Star = styled.label<{ $on: boolean }>`
  position: relative;
  display: grid;
  place-items: center;
  width: 44px;
  height: 44px;
  border-radius: 8px;
  color: ${({ $on }) => ($on ? 'var(--star)' : 'var(--border-control)')};
  cursor: pointer;

  svg {
    fill: ${({ $on }) => ($on ? 'currentColor' : 'none')};
  }
  input {
    ${coveringInput}
  }
  &:has(:focus-visible) {
    outline: 2px solid var(--focus);
    outline-offset: -2px;
  }
`;
