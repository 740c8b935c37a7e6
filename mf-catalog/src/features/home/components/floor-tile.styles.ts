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
    padding: 20px 16px;
    overflow: hidden;
    border-radius: var(--r-md);
    background: linear-gradient(180deg, ${({ $tone }) => `var(--fl-${$tone}-a),var(--fl-${$tone}-b)`});
  }
`;

export const Best = styled.div`
  padding: 12px;
  border-radius: var(--r-md);
  background: color-mix(in srgb, var(--bg-surface) 78%, transparent);

  h3 {
    margin-bottom: 6px;
    font: var(--type-label);
  }
  a {
    display: grid;
    grid-template-columns: 18px 40px minmax(0, 1fr);
    align-items: center;
    gap: 8px;
    min-height: 52px;
    font: var(--type-caption);
  }
  ${hover} {
    a:hover {
      color: var(--brand-text);
    }
  }
`;

export const Rank = styled.span`
  color: var(--brand-text);
  font: 700 0.9375rem/1 var(--font-display);
  text-align: center;
`;

/** At the foot of the tile, as on a counter. */
export const Cutout = styled.div`
  width: 140px;
  margin: auto auto 0;
  padding-top: 20px;
`;
