import { hover, touch } from '@jishi/ui';
import { coveringInput } from '@jishi/ui/forms';
import { styled } from 'styled-components';

const SIZE = '88px';

export const Field = styled.fieldset`
  display: grid;
  gap: 8px;
  min-width: 0;

  > legend {
    margin-bottom: 8px;
    font: var(--type-label);
  }
`;

export const Tiles = styled.ol`
  display: flex;
  flex-wrap: wrap;
  gap: 12px;
`;

export const Tile = styled.li`
  position: relative;
  width: ${SIZE};
  height: ${SIZE};

  &[data-dragged] {
    opacity: 0.6;
    outline: 2px solid var(--focus);
    outline-offset: 2px;
    border-radius: var(--r-sm);
  }
`;

export const Shown = styled.div`
  width: 100%;
  height: 100%;
  overflow: hidden;
  border-radius: var(--r-sm);
  background: var(--bg-sunken);
  /* Sideways is ours, up and down scrolls the page. */
  touch-action: pan-y;
  user-select: none;
  cursor: grab;

  [data-dragged] > & {
    cursor: grabbing;
  }
  img {
    display: block;
    width: 100%;
    height: 100%;
    object-fit: cover;
    -webkit-touch-callout: none;
  }
`;

export const Veil = styled.div`
  position: absolute;
  inset: 0;
  display: grid;
  place-content: center;
  justify-items: center;
  gap: 6px;
  padding: 8px;
  border-radius: var(--r-sm);
  background: color-mix(in srgb, var(--bg-surface) 82%, transparent);
  color: var(--text-primary);
  font: var(--type-caption);
  font-variant-numeric: tabular-nums;
  text-align: center;

  svg[role='img'] {
    width: 64px;
  }
`;

const round = `
  display: grid;
  place-items: center;
  width: 26px;
  height: 26px;
  border: 2px solid var(--bg-surface);
  border-radius: 50%;
  background: var(--bg-inverse);
  color: var(--text-inverse);
`;

export const Remove = styled.button`
  ${round}
  position: absolute;
  right: -8px;
  top: -8px;

  /* As large for a finger as anything else that is pressed. */
  &::after {
    content: '';
    position: absolute;
    inset: -9px;
    border-radius: 50%;
  }
`;

export const Moves = styled.div`
  position: absolute;
  inset: auto 2px 2px;
  display: flex;
  justify-content: space-between;

  button {
    ${round}
    width: 28px;
    height: 28px;
  }
  button[aria-disabled='true'] {
    visibility: hidden;
  }
  ${hover} {
    opacity: 0;
    transition: opacity var(--t-fast);
  }
  ${touch} {
    opacity: 1;
  }
  ${Tile}:hover > &,
  ${Tile}:focus-within > & {
    opacity: 1;
  }
`;

export const Again = styled.button`
  min-height: 32px;
  padding: 0 8px;
  border-radius: var(--r-sm);
  color: var(--brand-text);
  font: var(--type-label);
`;

export const Add = styled.label<{ $over: boolean }>`
  position: relative;
  display: grid;
  place-content: center;
  justify-items: center;
  gap: 4px;
  width: ${SIZE};
  height: ${SIZE};
  border: 1.5px dashed ${({ $over }) => ($over ? 'var(--brand-solid)' : 'var(--border-control)')};
  border-radius: var(--r-sm);
  background: ${({ $over }) => ($over ? 'var(--brand-soft)' : 'transparent')};
  color: var(--text-secondary);
  font: var(--type-caption);
  font-variant-numeric: tabular-nums;
  cursor: pointer;

  &:hover {
    background: var(--bg-hover);
    color: var(--brand-text);
  }
  &:has(:focus-visible) {
    outline: 2px solid var(--focus);
    outline-offset: 2px;
  }
  input {
    ${coveringInput}
  }
`;
