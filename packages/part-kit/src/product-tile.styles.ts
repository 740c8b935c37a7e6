import { Grid, hover } from '@jishi/ui';
import { css, styled } from 'styled-components';

/** Tiles of products side by side; a phone with large text has room for one in a row. */
export const Cards = styled(Grid)`
  @media (max-width: 17.5em) {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const off = css`
  img {
    filter: grayscale(0.7) opacity(0.5);
  }
`;

/** `$isOff`: it cannot be bought. */
export const PictureLink = styled.a<{ $isOff: boolean }>`
  position: relative;
  display: block;
  overflow: hidden;
  aspect-ratio: 1;
  background: var(--bg-sunken);

  img {
    transition: transform 0.4s var(--ease);
  }
  ${({ $isOff }) => $isOff && off}
`;

/** A product among others: picture above, words below. */
export const Card = styled.li`
  position: relative;
  display: flex;
  flex-direction: column;
  min-width: 0;
  overflow: hidden;
  border: 1px solid var(--border-subtle);
  border-radius: var(--r-md);
  background: var(--bg-surface);
  transition:
    transform var(--t-mid),
    box-shadow var(--t-mid),
    border-color var(--t-mid);

  ${hover} {
    &:hover {
      border-color: var(--border-default);
      box-shadow: var(--e2);
    }
    @media (prefers-reduced-motion: no-preference) {
      &:hover {
        transform: translateY(-3px);
      }
      &:hover ${PictureLink} img {
        transform: scale(1.04);
      }
    }
  }
`;

/** Over a corner of the picture. */
export const Flag = styled.span`
  position: absolute;
  top: 8px;
  left: 8px;
`;

/** Over the middle of the picture of what cannot be bought. */
export const OffPill = styled.span`
  position: absolute;
  top: 50%;
  left: 50%;
  padding: 8px 18px;
  border-radius: var(--r-full);
  background: rgb(36 28 23 / 80%);
  color: #fff;
  font: 700 0.9375rem/1.25rem var(--font-display);
  white-space: nowrap;
  transform: translate(-50%, -50%);
`;
