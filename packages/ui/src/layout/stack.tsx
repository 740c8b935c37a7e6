import { styled } from 'styled-components';
import { below, from } from '../tokens/media.ts';
import type { SpaceStep } from '../tokens/scale.ts';

type Distance = { $gap?: SpaceStep };

const gap =
  (standard: SpaceStep) =>
  ({ $gap = standard }: Distance) =>
    `var(--space-${$gap})`;

/** One under the other. `$gap` counts in steps of 4 px (4 → 16 px). */
export const Stack = styled.div<Distance>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: ${gap(4)};
`;

type RowProps = Distance & {
  $justify?: 'start' | 'end' | 'center' | 'space-between';
  $wrap?: boolean;
  $align?: string;
};

/** Side by side, centred on one line; `$wrap` lets it break. */
export const Row = styled.div<RowProps>`
  display: flex;
  align-items: ${({ $align = 'center' }) => $align};
  justify-content: ${({ $justify = 'start' }) => $justify};
  flex-wrap: ${({ $wrap }) => ($wrap ? 'wrap' : 'nowrap')};
  gap: ${gap(2)};
`;

/** Takes the room a row has left, and may shrink below its content. */
export const Grow = styled.div`
  flex: 1;
  min-width: 0;
`;

type ColumnsPerWidth = { $xs?: number; $sm?: number; $md?: number; $lg?: number; $xl?: number };

const columns = (count: number | undefined): string =>
  count === undefined ? '' : `grid-template-columns:repeat(${count},minmax(0,1fr));`;

/**
 * Equal columns: 2 on phones (`$xs`), 3 from 600 px, 4 from 900 px; `$lg` and `$xl` change that from 1200 and 1600 px.
 * Cells may shrink, so a scrolling strip inside never widens the page.
 */
export const Grid = styled.div<ColumnsPerWidth>`
  display: grid;
  gap: 10px;
  ${({ $xs = 2 }) => columns($xs)}

  ${from.sm} {
    gap: 16px;
    ${({ $sm = 3 }) => columns($sm)}
  }
  ${from.md} {
    ${({ $md = 4 }) => columns($md)}
  }
  ${from.lg} {
    ${({ $lg }) => columns($lg)}
  }
  ${from.xl} {
    ${({ $xl }) => columns($xl)}
  }
`;

/** Shown from 900 px only. */
export const FromDesktop = styled.div`
  display: contents;

  ${below.md} {
    display: none;
  }
`;

/** Shown below 900 px only. */
export const BelowDesktop = styled.div`
  display: contents;

  ${from.md} {
    display: none;
  }
`;
