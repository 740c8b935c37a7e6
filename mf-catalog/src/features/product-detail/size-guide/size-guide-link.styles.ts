import { hover, touch } from '@jishi/ui';
import { styled } from 'styled-components';

export const Link = styled.button`
  position: relative;
  min-height: 24px;
  color: var(--trust-text);
  font: var(--type-caption);
  text-decoration: underline;
  text-underline-offset: 3px;

  /* Fingers have 40 px. */
  ${touch} {
    &::after {
      content: '';
      position: absolute;
      inset: -8px 0;
    }
  }
  ${hover} {
    &:hover {
      color: var(--brand-text);
    }
  }
`;
