import { hover } from '@jishi/ui';
import { styled } from 'styled-components';

/** Six cards are as wide as the page of a desktop. */
export const Row = styled.ul`
  display: grid;
  grid-auto-flow: column;
  grid-auto-columns: minmax(150px, 204px);
  justify-content: start;
  gap: 12px;
  padding: 2px;
  margin: -2px;
  overflow-x: auto;
  scroll-snap-type: x proximity;
  scrollbar-width: thin;

  > * {
    scroll-snap-align: start;
  }
`;

export const Product = styled.a`
  display: grid;
  height: 100%;
  padding-bottom: 10px;
  overflow: hidden;
  border: 1px solid var(--border-subtle);
  border-radius: var(--r-md);
  background: var(--bg-surface);

  > :not(:first-child) {
    margin-inline: 10px;
  }
  ${hover} {
    &:hover {
      border-color: var(--border-control);
    }
  }
`;

export const Name = styled.span`
  margin-top: 8px;
  overflow: hidden;
  font-size: 0.8125rem;
  line-height: 1.25rem;
  text-overflow: ellipsis;
  white-space: nowrap;
`;
