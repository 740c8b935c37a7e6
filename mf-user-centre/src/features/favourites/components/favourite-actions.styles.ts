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
`;

/** Pictures stand before the words where there is room for both: on the smallest phones there is none. */
export const Act = styled.button`
  display: inline-flex;
  align-items: center;
  gap: 4px;
  min-height: 36px;
  color: var(--text-secondary);
  font: var(--type-caption);

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
  @media (max-width: 22em) {
    svg {
      display: none;
    }
  }
`;
