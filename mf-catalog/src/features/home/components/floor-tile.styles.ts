import { from, hover } from '@jishi/ui';
import { styled } from 'styled-components';

/** Floors take turns. */
export type FloorTone = 'fresh' | 'home';

export const Tile = styled.li<{ $tone: FloorTone }>`
  display: none;

  ${from.lg} {
    display: flex;
    flex-direction: column;
    grid-row: span 2;
    padding: 16px;
    overflow: hidden;
    border-radius: var(--r-md);
    background: linear-gradient(180deg, ${({ $tone }) => `var(--fl-${$tone}-a),var(--fl-${$tone}-b)`});
  }
`;

/** Three of them and the category below are as high as two rows of products, at every width the tile has. */
export const Best = styled.div`
  padding: 12px;
  border-radius: var(--r-md);
  background: color-mix(in srgb, var(--bg-surface) 78%, transparent);

  h3 {
    font: var(--type-label);
  }
  a {
    position: relative;
    display: grid;
    justify-items: center;
    margin-top: 8px;
    font: var(--type-caption);
    text-align: center;
  }
  img {
    width: min(132px, 10vw);
  }
  ${hover} {
    a:hover {
      color: var(--brand-text);
    }
  }
`;

export const Rank = styled.span`
  position: absolute;
  top: 4px;
  left: 4px;
  color: var(--brand-text);
  font: 700 1.25rem/1 var(--font-display);
`;

/** At the foot of the tile, as on a counter: as large as what is left. */
export const Cutout = styled.div`
  flex: 1 1 72px;
  min-height: 0;
  margin-top: 12px;

  img {
    width: 100%;
    height: 100%;
  }
`;
