import { Button } from '@jishi/ui';
import { styled } from 'styled-components';

export const Voice = styled(Button)`
  grid-area: voice;

  &[aria-pressed='true'] svg {
    fill: currentcolor;
  }
`;

export const Told = styled.p`
  grid-area: told;
  color: var(--text-tertiary);
  font: var(--type-caption);
  overflow-wrap: anywhere;

  &[data-fault] {
    color: var(--danger-text);
  }
`;
