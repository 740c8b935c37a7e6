import { below } from '@jishi/ui';
import { styled } from 'styled-components';
import { casingCss } from './casing.ts';

export const Machine = styled.div`
  --cell: 100px;

  position: relative;
  ${casingCss}
  padding: 18px;
  border-radius: 24px;
  background: linear-gradient(180deg, #c5341c, #9e2712);

  ${below.sm} {
    --cell: 84px;
  }
`;

export const Reels = styled.div`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: 10px;
`;

/** One picture, and the edges of the ones beside it. */
export const Window = styled.div`
  position: relative;
  height: calc(var(--cell) * 2.2);
  border-radius: 14px;
  background: #fff8ea;
  overflow: hidden;
`;

/** Its first cell is above the window: the middle of three cells is what counts. */
export const Strip = styled.div<{ $shift: number }>`
  margin-top: calc(var(--cell) * -0.4);
  transform: translateY(${({ $shift }) => $shift * 100}%);
  will-change: transform;
`;

export const Cell = styled.div`
  display: grid;
  place-items: center;
  height: var(--cell);

  img {
    max-width: 76%;
    max-height: calc(var(--cell) * 0.72);
    object-fit: contain;
  }
`;

/** The roundness of the reels, over them, so that they move below it without being painted anew. */
export const Glass = styled.span`
  position: absolute;
  inset: 0;
  background: linear-gradient(180deg, #b9955cd0, #fff8ea00 34%, #fff8ea00 66%, #b9955cd0);
  pointer-events: none;
`;

export const WinLine = styled.span`
  position: absolute;
  top: 50%;
  left: 8px;
  right: 8px;
  height: 3px;
  margin-top: -1.5px;
  background: linear-gradient(90deg, #ffd766 0 14px, transparent 14px calc(100% - 14px), #ffd766 calc(100% - 14px));
  pointer-events: none;
`;
