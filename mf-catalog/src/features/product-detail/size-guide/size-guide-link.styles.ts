import { hover } from '@jishi/ui';
import { styled } from 'styled-components';

export const Link = styled.button`
  min-height: 24px;
  color: var(--trust-text);
  font: var(--type-caption);
  text-decoration: underline;
  text-underline-offset: 3px;

  ${hover} {
    &:hover {
      color: var(--brand-text);
    }
  }
`;
