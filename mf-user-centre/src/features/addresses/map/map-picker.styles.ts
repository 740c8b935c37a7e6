import { IconButton } from '@jishi/ui';
import { styled } from 'styled-components';
import { CONTROL_GAP, CONTROL_SIZE } from '../model/map-room.ts';
import { mapHeight } from './map-size.ts';

export const Picker = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 10px;
`;

export const Frame = styled.div`
  position: relative;
  isolation: isolate;
  height: ${mapHeight};
  overflow: hidden;
  border: 1px solid var(--border-default);
  border-radius: var(--r-md);
  background: var(--bg-sunken);

  &:has(> :focus-visible) {
    outline: 2px solid var(--focus);
    outline-offset: 2px;
  }
`;

/** The element of the library, with the rules its own style sheet would bring for what is used of it. */
export const Stage = styled.div`
  position: absolute;
  inset: 0;
  overflow: hidden;
  cursor: grab;
  user-select: none;
  touch-action: none;
  outline: none;
  -webkit-tap-highlight-color: transparent;

  &:active {
    cursor: grabbing;
  }
  :is(.leaflet-pane, .leaflet-layer, .leaflet-tile-container, .leaflet-tile) {
    position: absolute;
    top: 0;
    left: 0;
  }
  .leaflet-tile {
    max-width: none;
    visibility: hidden;
  }
  .leaflet-tile-loaded {
    visibility: inherit;
  }
`;

/** Stands above the map and lets every press through. */
export const Marks = styled.svg`
  position: absolute;
  inset: 0;
  width: 100%;
  height: 100%;
  pointer-events: none;

  circle {
    fill: var(--brand-solid);
    stroke: var(--brand-on);
    stroke-width: 2;
  }
`;

/** Its tip is the middle of the map. */
export const Pin = styled.span<{ $isTaken: boolean }>`
  position: absolute;
  left: 50%;
  bottom: 50%;
  color: var(--${({ $isTaken }) => ($isTaken ? 'brand-solid' : 'text-secondary')});
  transform: translate(-50%, 3px);
  pointer-events: none;

  svg {
    fill: var(--${({ $isTaken }) => ($isTaken ? 'brand-soft' : 'bg-raised')});
    filter: drop-shadow(0 2px 3px rgb(0 0 0 / 0.3));
  }
`;

export const Controls = styled.div`
  position: absolute;
  top: ${CONTROL_GAP}px;
  right: ${CONTROL_GAP}px;
  display: grid;
  gap: ${CONTROL_GAP}px;
`;

export const Control = styled(IconButton)`
  width: ${CONTROL_SIZE}px;
  height: ${CONTROL_SIZE}px;
  border: 1px solid var(--border-default);
  background: var(--bg-raised);
  color: var(--text-primary);
`;

export const Credit = styled.p`
  position: absolute;
  right: 0;
  bottom: 0;
  max-width: 100%;
  padding: 0 6px;
  border-top-left-radius: var(--r-xs);
  background: var(--bg-sunken);
  color: var(--text-tertiary);
  font: var(--type-caption);
`;

export const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 8px 16px;

  > p {
    flex: 1 1 200px;
    min-width: 0;
  }
  > button {
    min-height: 44px;
  }
`;

export const Coordinates = styled.span`
  display: block;
  color: var(--text-secondary);
  font: var(--type-caption);
  font-variant-numeric: tabular-nums;
`;

/** Fingers have no keys. */
export const Keys = styled.span`
  @media (pointer: coarse) {
    display: none;
  }
`;
