import { keyframes, styled } from 'styled-components';
import { above, beside } from './product-detail.styles.ts';

/** In sight while one chooses beside it: what is chosen may have a picture of its own. */
export const Gallery = styled.div`
  min-width: 0;

  ${beside} {
    position: sticky;
    top: 16px;
    align-self: start;
  }
`;

export const Main = styled.div`
  position: relative;
  overflow: hidden;
  aspect-ratio: 1;
  border-radius: var(--r-md);
  background: var(--bg-sunken);
  touch-action: pan-y;
  view-transition-name: product-picture;

  video {
    display: block;
    width: 100%;
    height: 100%;
    object-fit: cover;
  }
  > button {
    position: absolute;
    top: 50%;
    left: 12px;
    width: 40px;
    height: 40px;
    margin-top: -20px;
    background: color-mix(in srgb, var(--bg-surface) 84%, transparent);
    color: var(--text-primary);
  }
  > button + button {
    right: 12px;
    left: auto;
  }
  ${above} {
    border-radius: 0;
  }
  @media (min-width: 37.5em) and (max-width: 44.99875em) {
    aspect-ratio: 4 / 3;
  }
`;

export const Front = styled.div`
  width: 100%;
  height: 100%;

  button {
    display: block;
    width: 100%;
    height: 100%;
    cursor: zoom-in;
  }
  button:focus-visible {
    outline-offset: -4px;
  }
  /* The one a list has shown, until the large one is there. */
  img + img {
    position: absolute;
    inset: 0;
    pointer-events: none;
  }
  /* A picture that is there in a moment shows no sign. */
  &[aria-busy='true'] img {
    opacity: 0.4;
    transition: opacity 0.2s 0.15s;
  }
`;

const appear = keyframes`
  from { opacity: 0; }
`;

/** In the middle, over the picture before. */
export const Coming = styled.span`
  position: absolute;
  inset: 0;
  display: grid;
  place-items: center;
  color: var(--text-secondary);
  pointer-events: none;
  animation: ${appear} 0.2s 0.4s both;
`;

/** A video has its controls at the lower edge, and its speeds at the end of the upper one. */
export const Count = styled.span<{ $overVideo: boolean }>`
  position: absolute;
  ${({ $overVideo }) => ($overVideo ? 'top: 15px; left: 14px;' : 'right: 14px; bottom: 14px;')}
  padding: 2px 10px;
  border-radius: 12px;
  background: rgb(36 28 23 / 72%);
  color: #fff;
  font-size: 0.75rem;
  line-height: 1.25rem;
  font-variant-numeric: tabular-nums;
  pointer-events: none;
`;

export const Thumbnails = styled.ul`
  position: relative;
  display: none;

  ${beside} {
    display: grid;
    grid-auto-columns: calc((100% - 40px) / 5);
    grid-auto-flow: column;
    gap: 10px;
    margin-top: 12px;
    overflow-x: auto;
    scrollbar-width: thin;
  }
`;

export const Thumbnail = styled.button`
  position: relative;
  display: grid;
  place-items: center;
  width: 100%;
  aspect-ratio: 1;
  overflow: hidden;
  border: 2px solid transparent;
  border-radius: 10px;
  background: var(--bg-sunken);

  &[aria-current] {
    border-color: var(--brand-solid);
  }
  svg {
    position: absolute;
    color: #fff;
    filter: drop-shadow(0 0 3px rgb(0 0 0 / 70%));
  }
`;

/** What one can do with the product besides buying it, and its number. */
export const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 4px 16px;
  min-height: 40px;
  margin-top: 8px;

  ${above} {
    padding: 0 16px;
  }
`;

export const FootButton = styled.button`
  display: inline-flex;
  align-items: center;
  gap: 6px;
  min-height: 40px;
  color: var(--text-secondary);
  font-size: 0.8125rem;

  &:hover,
  &[aria-pressed='true'] {
    color: var(--brand-text);
  }
`;

export const ItemNumber = styled.p`
  margin-left: auto;
  color: var(--text-tertiary);
  font-size: 0.8125rem;
`;
