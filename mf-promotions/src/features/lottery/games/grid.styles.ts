import { below } from '@jishi/ui';
import { styled } from 'styled-components';
import type { Cell } from '../model/grid.ts';
import { casingCss } from './casing.ts';

const GAP = '10px';

export const Frame = styled.div`
  container-type: inline-size;
  ${casingCss}
  padding: 16px;
  border-radius: 20px;
  background: #b52c15;

  ${below.sm} {
    padding: 12px;
  }
`;

type Size = { $columns: number; $rows: number };

/** Cells are squares: the sides of the whole say how large. Names of prizes are never larger than there is room for in them. */
export const Cells = styled.div<Size>`
  position: relative;
  display: grid;
  grid-template-columns: repeat(${({ $columns }) => $columns}, minmax(0, 1fr));
  grid-auto-rows: minmax(0, auto);
  gap: ${GAP};
`;

type Placed = { $column: number; $row: number };

export const placed = (cell: Cell | undefined): Placed => ({
  $column: (cell?.column ?? 0) + 1,
  $row: (cell?.row ?? 0) + 1,
});

const place = ({ $column, $row }: Placed) => `grid-area:${$row}/${$column};`;

export const PrizeCell = styled.div<Placed & { $isGold: boolean }>`
  ${place}
  display: grid;
  align-content: center;
  justify-items: center;
  gap: 4px;
  min-width: 0;
  aspect-ratio: 1;
  padding: 4px;
  border-radius: 14px;
  background: ${({ $isGold }) => ($isGold ? '#f9d08a' : '#fff3df')};
  color: #6b2412;
  overflow: hidden;

  b {
    max-width: 100%;
    font-size: min(0.8125rem, 3.8cqi);
    line-height: 1.38;
    display: -webkit-box;
    -webkit-line-clamp: 2;
    -webkit-box-orient: vertical;
    overflow: hidden;
    overflow-wrap: anywhere;
  }
  small {
    margin-top: -2px;
    font-size: min(0.75rem, 3.4cqi);
    line-height: 1.3;
    font-variant-numeric: tabular-nums;
  }
  img,
  svg {
    height: auto;
    max-width: 52%;
  }
  ${below.sm} {
    b {
      font-size: min(0.6875rem, 5cqi);
      line-height: 1.27;
    }
    small {
      font-size: min(0.625rem, 4.4cqi);
      line-height: 1.2;
    }
    img,
    svg {
      max-width: 44%;
    }
  }
`;

/** Of the ring, with nothing in it. */
export const EmptyCell = styled.div<Placed>`
  ${place}
  aspect-ratio: 1;
  border-radius: 14px;
  background: rgb(255 243 223 / 16%);
`;

export const Middle = styled.div<Size>`
  grid-area: 2 / 2 / ${({ $rows }) => $rows} / ${({ $columns }) => $columns};
  display: grid;
`;

/** As large as a cell, over the first one; nobody sees it before the first ride. */
export const Light = styled.span`
  /* All four: to what lies over a grid an open end is the edge of the whole. */
  grid-area: 1 / 1 / 2 / 2;
  position: absolute;
  inset: 0;
  z-index: 1;
  border-radius: 14px;
  box-shadow:
    0 0 0 4px #ffd766,
    0 0 0 7px #8f2410;
  background: rgb(255 253 246 / 30%);
  opacity: 0;
  pointer-events: none;
  will-change: transform;

  &[style] {
    opacity: 1;
  }
`;

/** Where the light stands over a cell: so many times its own size and the gap. */
export const atCell = ({ column, row }: Cell): string =>
  `translate(calc(${column} * (100% + ${GAP})), calc(${row} * (100% + ${GAP})))`;
