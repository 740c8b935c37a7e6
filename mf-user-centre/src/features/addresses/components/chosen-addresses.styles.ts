import { below, from, Skeleton } from '@jishi/ui';
import { css, styled } from 'styled-components';
import { Actions, AddCard, Cards, House, Plate } from './address-card.styles.ts';

/** Holds a place of two lines. Whoever keeps room for the address book keeps as much. */
const cardHeight = '8rem';
/** The row of buttons under the chosen address on phones. */
const rowHeight = '3rem';

const flat = css`
  grid-auto-flow: column;
  align-items: center;
  gap: 6px;
  padding: 8px 12px;
`;

/** Desktops show every card. */
export const OthersPlace = styled.li`
  ${from.lg} {
    &&& {
      display: none;
    }
  }
`;

/**
 * Cards to choose from. On phones the chosen one alone, with the way to the others and to a new one in one row; on
 * tablets both ways stand beside it, one above the other. Either is as high however many there are.
 */
export const ChosenCards = styled(Cards)`
  ${below.sm} {
    display: flex;
    flex-wrap: wrap;

    > * {
      flex: 1 1 100%;
      min-width: 0;
    }
    > [data-in-row] {
      flex: 1 1 auto;
    }
    /* Nobody to send to yet: as high as with an address, so that nothing moves. */
    > [data-in-row]:only-child {
      min-height: calc(${cardHeight} + ${rowHeight} + 12px);
    }
  }
  ${below.lg} {
    &[data-folded] > [data-other] {
      display: none;
    }
  }
  ${AddCard} {
    min-height: ${cardHeight};

    ${below.sm} {
      min-height: ${rowHeight};
      ${flat}
    }
  }
  ${from.sm} {
    &:has(> [data-other]) {
      ${below.lg} {
        &[data-folded] > :not([data-in-row]) {
          grid-row: span 2;
        }
        &:not([data-folded]) > ${OthersPlace} {
          grid-column: 1;
        }
        ${AddCard} {
          min-height: calc((${cardHeight} - 12px) / 2);
          ${flat}
        }
      }
    }
  }
`;

export const ChosenPlate = styled(Plate)`
  min-height: ${cardHeight};

  ${Actions} {
    position: absolute;
    right: 6px;
    bottom: 6px;
    margin: 0;
  }
  ${House} {
    padding-right: 48px;
  }
`;

export const OthersButton = styled(AddCard)`
  border-style: solid;
  border-color: var(--border-default);
  color: var(--text-primary);

  &[aria-expanded='true'] > svg {
    rotate: 180deg;
  }
`;

export const CardRoom = styled(Skeleton).attrs({ $height: cardHeight, $radius: 'var(--r-md)' })``;

export const AddRoom = styled(CardRoom)`
  ${below.sm} {
    height: ${rowHeight};
  }
`;
