import { below } from '@jishi/ui';
import { css, styled } from 'styled-components';

export const Tiles = styled.ul`
  position: relative;
  display: flex;
  flex-wrap: wrap;
  gap: 10px;

  ${below.md} {
    flex-wrap: nowrap;
    margin: 0 -16px;
    padding: 2px 16px 8px;
    overflow-x: auto;
    scroll-padding-inline: 16px;

    > li {
      display: flex;
      flex: none;
    }
  }
`;

const tile = css`
  display: flex;
  align-items: center;
  gap: 10px;
  min-height: 56px;
  padding: 7px 14px 7px 7px;
  border: 1px solid var(--border-default);
  border-radius: var(--r-md);
  background: var(--bg-surface);
  color: var(--text-secondary);

  &:hover {
    border-color: var(--border-control);
    color: var(--text-primary);
  }
`;

export const Tile = styled.a`
  ${tile}

  &[aria-current] {
    border-color: var(--brand-solid);
    background: var(--brand-soft);
    color: var(--brand-text);
    scroll-initial-target: nearest; /* in view from the start, in a row that is scrolled */
  }
`;

export const New = styled.button`
  ${tile}
  padding-left: 14px;
  border-style: dashed;
  border-color: var(--border-control);
`;

export const Disc = styled.span`
  display: grid;
  place-items: center;
  width: 40px;
  height: 40px;
  border-radius: var(--r-sm);
  background: var(--bg-sunken);
  color: var(--star);

  svg {
    fill: currentColor;
  }
`;

export const Words = styled.span`
  display: grid;
  max-width: 10.5rem;

  b {
    overflow: hidden;
    font: var(--type-body-strong);
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  small {
    color: var(--text-tertiary);
    font: var(--type-caption);
  }
`;
