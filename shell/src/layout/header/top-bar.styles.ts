import { from } from '@jishi/ui';
import { styled } from 'styled-components';
import { bare } from './bar-links.styles.ts';

export const TopBar = styled.div`
  display: none;
  color: var(--text-secondary);
  font: var(--type-caption);

  & > div {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    min-height: 36px;
  }
  ${from.md} {
    display: block;
  }
`;

export const TopLinks = styled.ul`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 20px;
  white-space: nowrap;
  ${bare}
`;
