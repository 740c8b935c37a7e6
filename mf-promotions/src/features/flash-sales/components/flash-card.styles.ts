import * as tile from '@jishi/part-kit/product-tile';
import { below, hover } from '@jishi/ui';
import { css, styled } from 'styled-components';

export { Card, Flag, OffPill, PictureLink } from '@jishi/part-kit/product-tile';

export const Cards = styled(tile.Cards).attrs({ $lg: 4, $xl: 5 })``;

export const Body = styled.div`
  display: grid;
  flex: 1;
  grid-template: auto auto 1fr / minmax(0, 1fr);
  align-content: start;
  gap: 8px;
  padding: 12px;
`;

const oneLine = css`
  display: block;
  overflow: hidden;
  line-height: 1.25rem;
  text-overflow: ellipsis;
  white-space: nowrap;
`;

/** On phones, where one line is half of a name, in two. */
export const Name = styled.a`
  ${oneLine}

  ${below.sm} {
    display: -webkit-box;
    -webkit-line-clamp: 2;
    -webkit-box-orient: vertical;
    min-height: 2.5rem;
    white-space: normal;
  }
  ${hover} {
    &:hover {
      color: var(--brand-text);
    }
  }
`;

/** Keeps its line when empty, so that prices beside each other align. */
export const Selling = styled.p`
  ${oneLine}
  min-height: 1.25rem;
  color: var(--brand-text);
  font-size: 0.8125rem;
`;

/** What is sold stands under the words, the price at the lower edge. */
export const Foot = styled.div`
  display: grid;
  grid-template-rows: auto 1fr;
  gap: 10px;
  min-width: 0;
`;

export const Pieces = styled.div`
  display: grid;
  gap: 4px;
  min-width: 0;
  color: var(--text-secondary);
  font: var(--type-caption);
`;

export const Share = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 8px;

  > :first-child {
    flex: 1 1 2rem;
  }
`;

/** A line is always there, so that prices beside each other align. */
export const Limits = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 0 8px;
  min-height: 1.125rem;
`;

export const Few = styled.b`
  color: var(--brand-text);
`;

export const Deal = styled.div`
  display: flex;
  align-self: end;
  flex-wrap: wrap;
  align-items: flex-end;
  justify-content: space-between;
  gap: 8px;
  min-width: 0;

  > :last-child {
    flex: none;
    max-width: 100%;
  }
  ${below.sm} {
    display: grid;
    grid-template-columns: minmax(0, 1fr);

    /* Its sign stands above large words. */
    & > :last-child {
      flex-wrap: wrap;
      padding-inline: 8px;
      white-space: normal;
    }
  }
`;

/** What it costs otherwise stands below the price; its line is there without one too. */
export const Costs = styled.div`
  display: grid;
  justify-items: start;
  min-width: 0;
  min-height: 2.75rem;
  align-content: end;
`;
