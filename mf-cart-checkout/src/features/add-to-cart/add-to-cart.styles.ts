import { below } from '@jishi/ui';
import { styled } from 'styled-components';

export const Box = styled.div`
  display: grid;
  gap: 8px;
`;

export const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;

  /* Together as wide as the place they stand in: one alone leaves no hole beside it. On narrow desktops it is shared with the star. */
  > button {
    flex: auto;
    min-width: min(160px, 14vw);
    padding-inline: 12px;
  }
  /* Side by side in the bar of a phone, one above the other where large text needs the room. */
  ${below.md} {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(100%, 7.25rem), 1fr));

    > button {
      min-width: 0;
      padding-inline: 8px;
      white-space: normal;
    }
  }
  /* English words stay in one line beside the star and the way to the cart. */
  @media (max-width: 27em) {
    svg {
      display: none;
    }
  }
`;

export const Missing = styled.p`
  display: flex;
  align-items: center;
  gap: 6px;
  color: var(--danger-text);
  font: var(--type-label);

  &:empty {
    /* Kept in the page, so that what comes is announced; takes no room. */
    margin-top: -8px;
  }
`;

export const Hint = styled.p`
  /* As wide as the buttons, however long it is: what stands beside them stays there. */
  width: 0;
  min-width: 100%;
  color: var(--text-tertiary);
  font: var(--type-caption);

  /* The bar at the bottom of phones holds buttons only; the page says it beside the price. */
  ${below.md} {
    display: none;
  }
`;
