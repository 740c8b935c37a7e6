import { Card, Cards, OffPill, PictureLink } from '@jishi/part-kit/product-tile';
import { Clamp, hover, Tag, Tags, touch } from '@jishi/ui';
import { styled } from 'styled-components';

export { Card, Cards, OffPill, PictureLink };

/** Below the button in the corner, and shown as that is. */
export const BelowCorner = styled.div`
  position: absolute;
  z-index: 1;
  top: 48px;
  right: 8px;

  ${touch} {
    top: 52px;
  }
  ${hover} {
    opacity: 0;

    ${Card}:is(:hover, :focus-within) & {
      opacity: 1;
    }
  }
`;

/** Over a corner of the picture. */
export const Flag = styled(Tag)`
  position: absolute;
  top: 9px;
  left: 8px;
`;

/** Around what stands for name, tags and price while they are on their way. */
export const Body = styled.div`
  display: grid;
  flex: 1;
  grid-template: auto auto 1fr / minmax(0, 1fr);
  gap: 8px;
  padding: 12px;
`;

export const Name = styled(Clamp)`
  flex: none;
  margin: 12px 12px 0;
  min-height: 2.5rem;
  line-height: 1.25rem;

  ${hover} {
    &:hover {
      color: var(--brand-text);
    }
  }
`;

export const TagRow = styled(Tags)`
  flex: none;
  margin: 8px 12px 0;
`;

/** At the bottom of the card. Where letters are large for the width, the button has a row of its own. */
export const Foot = styled.div`
  display: flex;
  flex: none;
  flex-wrap: wrap;
  align-items: flex-end;
  justify-content: flex-end;
  gap: 6px;
  min-height: 49px;
  padding-top: 8px;
  margin: auto 12px 12px;

  /* The room of tags also without them, so that prices stand in line. */
  ${Name} + & {
    min-height: 75px;
    padding-top: 34px;
  }

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

/** Thousands are not wider than it, however large the text. */
export const Costs = styled.div`
  display: flex;
  flex: 1 1 5rem;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 0 6px;
  min-width: 0;
  container-type: inline-size;

  > :first-child {
    font-size: min(1.25rem, 22cqi);
  }
`;

export const Sold = styled.span`
  width: 100%;
  color: var(--text-tertiary);
  font: var(--type-caption);
`;
