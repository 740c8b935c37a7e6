import { from } from '@jishi/ui';
import { styled } from 'styled-components';

export const View = styled.div`
  display: grid;
  gap: 16px 28px;

  ${from.sm} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
    align-items: start;
  }
`;

export const Pictures = styled.div`
  display: grid;
  gap: 10px;
`;

export const Thumbs = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
`;

export const Thumb = styled.button`
  display: grid;
  padding: 2px;
  border: 1px solid var(--border-default);
  border-radius: var(--r-sm);

  &[aria-pressed='true'] {
    border-color: var(--brand-solid);
    box-shadow: 0 0 0 1px var(--brand-solid);
  }
`;

export const Side = styled.div`
  display: grid;
  gap: 16px;
  min-width: 0;
`;

export const Name = styled.p`
  font: var(--type-body-strong);
  overflow-wrap: anywhere;
`;

export const Costs = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 2px 10px;
  margin-top: 6px;
`;

/** Keeps the room of its line. */
export const Rating = styled.p`
  display: flex;
  align-items: center;
  gap: 6px;
  min-height: 1.5rem;
  margin-top: 4px;
  color: var(--text-secondary);
  font: var(--type-caption);
`;
