import { Clamp } from '@jishi/ui';
import { styled } from 'styled-components';

export const Choices = styled.form`
  display: grid;
  gap: 16px;
`;

export const Product = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: 14px;
  align-items: center;
`;

export const Name = styled(Clamp).attrs({ as: 'p' })`
  line-height: 1.25rem;
  overflow-wrap: anywhere;
`;

export const Costs = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 2px 10px;
  margin-top: 6px;

  small {
    color: var(--text-tertiary);
    font: var(--type-caption);
  }
`;

/** How many, beside what is said of it. */
export const Pieces = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px 16px;

  > span {
    color: var(--text-secondary);
    font: var(--type-label);
  }
`;

/** Keeps the room of one line, so that the button does not move. */
export const Hint = styled.p`
  min-height: 1.25rem;
  color: var(--promo-text);
  font-size: 0.8125rem;
  line-height: 1.25rem;
`;
