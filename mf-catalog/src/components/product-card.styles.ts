import { Grid, hover, touch } from '@jishi/ui';
import { css, styled } from 'styled-components';

const off = css`
  img {
    filter: grayscale(0.7) opacity(0.5);
  }
`;

/** A phone with large text has room for one card in a row. */
export const Cards = styled(Grid)`
  @media (max-width: 17.5em) {
    grid-template-columns: minmax(0, 1fr);
  }
`;

export const PictureLink = styled.a<{ $off: boolean }>`
  position: relative;
  display: block;
  overflow: hidden;
  aspect-ratio: 1;
  background: var(--bg-sunken);

  img {
    transition: transform 0.4s var(--ease);
  }
  ${({ $off }) => $off && off}
`;

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

export const Flag = styled.span`
  position: absolute;
  top: 8px;
  left: 8px;
`;

/** Shown when the card is meant: by mouse, by keyboard, and where nothing can hover. */
export const Corner = styled.span`
  position: absolute;
  z-index: 1;
  top: 8px;
  right: 8px;
  border-radius: 50%;
  background: color-mix(in srgb, var(--bg-surface) 84%, transparent);

  ${hover} {
    &:not(:has([aria-pressed='true'])) {
      opacity: 0;
    }
    ${Card}:is(:hover, :focus-within) & {
      opacity: 1;
    }
  }
`;

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

export const Body = styled.div`
  display: grid;
  flex: 1;
  grid-template: auto auto 1fr / minmax(0, 1fr);
  gap: 8px;
  padding: 12px;
`;

export const Name = styled.a`
  display: -webkit-box;
  min-height: 2.5rem;
  overflow: hidden;
  line-height: 1.25rem;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;

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
