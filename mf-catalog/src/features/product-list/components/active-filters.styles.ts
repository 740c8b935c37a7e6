import { below } from '@jishi/ui';
import { styled } from 'styled-components';

export const Filters = styled.div`
  position: relative;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px;
  margin-bottom: 16px;

  ${below.md} {
    flex-wrap: nowrap;
    margin-inline: -16px;
    padding-inline: 16px;
    overflow-x: auto;
    scrollbar-width: none;
  }
`;

export const Label = styled.span`
  flex: none;
  color: var(--text-tertiary);
  font: var(--type-caption);
`;
