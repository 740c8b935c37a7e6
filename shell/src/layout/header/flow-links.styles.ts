import { below } from '@jishi/ui';
import { styled } from 'styled-components';
import { bare } from './bar-links.styles.ts';

export const FlowLinks = styled.ul`
  display: flex;
  align-items: center;
  gap: 16px;
  color: var(--text-secondary);
  font-size: 0.8125rem;
  white-space: nowrap;
  ${bare}

  ${below.md} {
    > li:not(:last-child) {
      display: none;
    }
  }
`;
