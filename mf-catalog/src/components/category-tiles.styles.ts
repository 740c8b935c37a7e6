import { hover } from '@jishi/ui';
import { styled } from 'styled-components';

/** Two in a row on any phone, fewer only where the words of large text need the room. */
export const Tiles = styled.ul`
  --word: 4.75rem;
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(max(var(--word), min(34%, 92px)), 1fr));
  gap: 16px 8px;

  &:lang(zh) {
    --word: 3.5rem;
  }

  > li {
    display: grid;
    justify-items: center;
    align-content: start;
  }
`;

export const Plate = styled.span`
  display: grid;
  place-items: center;
  width: 80px;
  height: 80px;
  border-radius: var(--r-lg);
  background: var(--bg-sunken);
  transition: background var(--t-fast);
`;

export const Tile = styled.a`
  display: grid;
  justify-items: center;
  gap: 8px;
  font-size: 0.8125rem;
  line-height: 1.125rem;
  text-align: center;

  ${hover} {
    &:hover {
      color: var(--brand-text);
    }
    &:hover ${Plate} {
      background: var(--brand-soft);
    }
  }
`;
