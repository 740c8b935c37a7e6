import { from } from '@jishi/ui';
import { styled } from 'styled-components';

export const Pair = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 18px 12px;

  ${from.sm} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;

export const Regions = styled.fieldset`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 8px;

  legend {
    margin-bottom: 6px;
    font: var(--type-label);
  }
  ${from.sm} {
    grid-template-columns: repeat(3, minmax(0, 1fr));

    > :is(p, div + p) {
      grid-column: 1 / -1;
    }
  }
`;

const Block = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 8px;
`;

export const MapField = Block;
export const PasteField = Block;

export const MapTitle = styled.p`
  font: var(--type-label);

  small {
    margin-left: 6px;
    color: var(--text-tertiary);
    font: var(--type-caption);
  }
`;

export const MapPlace = styled.p`
  display: flex;
  gap: 8px;

  svg {
    margin-top: 2px;
    color: var(--brand-text);
  }
  small {
    display: block;
    color: var(--text-secondary);
    font: var(--type-caption);
    font-variant-numeric: tabular-nums;
  }
`;
