import { touch } from '@jishi/ui';
import { styled } from 'styled-components';

export const DemoText = styled.p`
  margin-bottom: 8px;
`;

export const DemoChip = styled.button.attrs({ type: 'button' })`
  min-height: 32px;
  padding: 0 12px;
  border: 1px solid currentcolor;
  border-radius: 999px;
  color: var(--promo-text);
  font: var(--type-label);

  &:hover {
    text-decoration: underline;
  }
  ${touch} {
    min-height: 44px;
  }
`;
