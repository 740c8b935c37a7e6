import { Button } from '@jishi/ui';
import { styled } from 'styled-components';

export const Voice = styled(Button)`
  &[aria-pressed='true'] svg {
    fill: currentcolor;
  }
`;

export const Told = styled.p`
  order: 1;
  flex: 1 0 100%;
  min-height: 18px;
  color: var(--text-tertiary);
  font: var(--type-caption);
  overflow-wrap: anywhere;

  &[data-fault] {
    color: var(--danger-text);
  }
`;
