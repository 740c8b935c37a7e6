import { hover, touch } from '@jishi/ui';
import { styled } from 'styled-components';

/** At the foot of the card. */
export const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  column-gap: 8px;
  margin-inline: 12px;
  border-top: 1px solid var(--border-subtle);
  container-type: inline-size;
`;

/** Pictures stand before the words where there is room for both: not on the smallest phones, nor with large text. */
export const Act = styled.button`
  display: inline-flex;
  align-items: center;
  gap: 4px;
  min-height: 36px;
  color: var(--text-secondary);
  font: var(--type-caption);
  text-align: start;

  &[aria-pressed='true'] {
    color: var(--brand-text);

    svg {
      fill: currentColor;
    }
  }
  ${hover} {
    &:hover {
      color: var(--brand-text);
    }
  }
  ${touch} {
    min-height: 40px;
  }
  @container (max-width: 7.5rem) {
    svg {
      display: none;
    }
  }
`;
