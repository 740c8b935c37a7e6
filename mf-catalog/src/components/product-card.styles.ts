import { Clamp, hover, touch } from '@jishi/ui';
import { styled } from 'styled-components';

export { Card, Cards, Flag, OffPill, PictureLink } from '@jishi/part-kit/product-tile';

export const Body = styled.div`
  display: grid;
  flex: 1;
  grid-template: auto auto 1fr / minmax(0, 1fr);
  gap: 8px;
  padding: 12px;
`;

export const Name = styled(Clamp)`
  min-height: 2.5rem;
  line-height: 1.25rem;

  ${hover} {
    &:hover {
      color: var(--brand-text);
    }
  }
`;

/** Where letters are large for the width, the button has a row of its own. */
export const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-end;
  align-self: end;
  justify-content: flex-end;
  gap: 6px;
  min-width: 0;
  min-height: 41px;

  /* The room of the cart button while its part is on its way: prices must not wrap when it comes. */
  > [data-place] {
    flex: none;
    min-width: 36px;
  }
  ${touch} {
    > [data-place] {
      min-width: 40px;
    }
  }
`;

export const Costs = styled.div`
  display: flex;
  flex: 1 1 5rem;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 0 6px;
  min-width: 0;
`;

export const Sold = styled.span`
  width: 100%;
  color: var(--text-tertiary);
  font: var(--type-caption);
`;
