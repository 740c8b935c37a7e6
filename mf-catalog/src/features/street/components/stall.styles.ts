import { below, hover } from '@jishi/ui';
import { styled } from 'styled-components';

/** A stall and the gap behind it. What is far from the window is neither laid out nor painted. */
export const Place = styled.li`
  position: relative;
  display: grid;
  flex: none;
  justify-items: center;
  width: var(--pitch);
  padding: 56px calc(var(--pitch) - var(--stall)) 44px 0;
  scroll-margin-top: 420px;
  scroll-snap-align: start;
  content-visibility: auto;
  contain-intrinsic-size: auto 459px;

  &:last-child {
    width: var(--stall);
    padding-right: 0;
  }
  /* What it throws on the ground: its shadow, at night its light. */
  &::after {
    content: '';
    position: absolute;
    z-index: -1;
    right: calc(var(--pitch) - var(--stall));
    bottom: 28px;
    left: 0;
    height: 30px;
    border-radius: 50%;
    background: radial-gradient(closest-side, rgb(40 20 10 / 42%), transparent);
  }
  section[data-light='night'] &::after {
    bottom: 0;
    height: 76px;
    background: radial-gradient(closest-side, rgb(255 190 90 / 50%), transparent);
  }
  &:last-child::after {
    right: 0;
  }
  ${below.sm} {
    padding-block: 48px 40px;
    contain-intrinsic-size: auto 413px;
  }
`;

export const Sign = styled.h2`
  position: relative;
  z-index: 3;
  max-width: calc(100% - 24px);
  margin-bottom: -6px;
  font: 700 min(1.375rem, 34px) / 1.36 var(--font-display);

  a {
    display: block;
    overflow: hidden;
    padding: 7px 26px 8px;
    border-radius: var(--r-sm);
    background: linear-gradient(#54341e, #3b2415);
    box-shadow:
      inset 0 0 0 2px #b97f49,
      inset 0 0 0 4px #3b2415,
      0 4px 8px rgb(50 25 5 / 30%);
    color: #ffe9bf;
    letter-spacing: 0.08em;
    white-space: nowrap;
    text-overflow: ellipsis;
  }
  :lang(en) & a {
    letter-spacing: 0;
  }
  section[data-light='night'] & a {
    box-shadow:
      inset 0 0 0 2px #d9a066,
      inset 0 0 0 4px #3b2415,
      0 0 24px 2px rgb(255 190 90 / 45%);
  }
  /* Two ropes. */
  &::before,
  &::after {
    content: '';
    position: absolute;
    bottom: calc(100% - 4px);
    left: 26px;
    width: 2px;
    height: 22px;
    background: #6b4727;
    transform: skewX(-22deg);
  }
  &::after {
    right: 26px;
    left: auto;
    transform: skewX(22deg);
  }
  ${below.sm} {
    font-size: min(1.1875rem, 24px);
  }
`;

export const Roof = styled.div`
  position: relative;
  z-index: 2;
  width: 100%;
  height: 74px;

  svg {
    width: 100%;
    height: 100%;
  }
  ${below.sm} {
    height: 62px;
  }
`;

/**
 * As high with its goods as before they have come, and when they do not. Its rows stand without what is in them: a browser draws what it has read so
 * far.
 */
export const Box = styled.div`
  position: relative;
  display: grid;
  grid-template: minmax(0, 1fr) minmax(118px, auto) / minmax(0, 1fr);
  width: var(--box);
  min-height: 376px;
  margin-top: -30px;
  padding-top: 40px;
  background: radial-gradient(120% 80% at 50% 60%, var(--wall-b), var(--wall-a));

  /* The shadow of the roof, between the posts. */
  &::before {
    content: '';
    position: absolute;
    inset: 0 0 auto;
    height: 64px;
    background: linear-gradient(rgb(70 30 5 / 42%), transparent);
    pointer-events: none;
  }
  &::after {
    content: '';
    position: absolute;
    inset: 0;
    border-inline: 11px solid var(--post);
    pointer-events: none;
  }
  ${below.sm} {
    min-height: 340px;
    margin-top: -24px;
    padding-top: 32px;
  }
`;

const Boards = styled.ul`
  position: relative;
  display: grid;
  grid-row: 1;
  align-self: start;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  padding-inline: 18px;

  > li {
    container-type: inline-size;
  }
  ${below.sm} {
    padding-inline: 12px;
  }
`;

export const Shelf = styled(Boards)`
  grid-column: 1;

  &::after {
    content: '';
    position: absolute;
    top: 72px;
    right: 11px;
    left: 11px;
    height: 10px;
    background: var(--plank);
    box-shadow:
      0 4px 5px rgb(60 30 5 / 28%),
      inset 0 2px 0 rgb(255 255 255 / 22%);
  }
`;

/** Its tags hang over the edge of the front. */
export const Counter = styled(Boards)`
  z-index: 2;
  grid-column: 1;
  align-self: end;
  margin-bottom: -46px;
`;

export const Front = styled.div`
  position: relative;
  z-index: 1;
  display: flex;
  grid-row: 2;
  align-items: flex-end;
  gap: 10px;
  margin-inline: -8px;
  padding: 60px 16px 14px;
  border-radius: 0 0 6px 6px;
  background:
    linear-gradient(var(--plank) 12px, rgb(60 30 5 / 30%) 0 15px, transparent 0),
    repeating-linear-gradient(90deg, transparent 0 66px, rgb(60 30 5 / 20%) 0 68px),
    linear-gradient(var(--front-a), var(--front-b));
  box-shadow: inset 0 2px 0 rgb(255 255 255 / 25%);

  ${below.sm} {
    gap: 6px;
    padding-inline: 12px;
  }
`;

/** Chalk on a slate. The scene keeps its measure: its words grow as far as their boards, and whole in the list below it. */
export const Slate = styled.span`
  flex: 1;
  min-width: 0;
  overflow: hidden;
  padding: 6px 10px;
  border: 2px solid #7a5230;
  border-radius: 5px;
  background: #2b332e;
  color: #f3f0e2;
  font: 700 0.875rem / 1.43 var(--font-display);
  text-align: center;
  white-space: nowrap;
  text-overflow: ellipsis;

  ${below.sm} {
    padding-inline: 6px;
    font-size: min(0.875rem, 14px);
  }
`;

export const WayIn = styled.a`
  display: inline-flex;
  align-items: center;
  min-height: 36px;
  margin-left: auto;
  padding: 0 14px;
  border-radius: var(--r-full);
  background: #fffdf6;
  box-shadow: 0 2px 4px rgb(60 30 10 / 28%);
  color: #241c17;
  font: var(--type-label);
  white-space: nowrap;

  ${below.sm} {
    font-size: min(0.8125rem, 16px);
  }
  ${hover} {
    &:hover {
      background: #c5341c;
      color: #fff;
    }
  }
`;

export const Shutter = styled.div`
  position: relative;
  display: grid;
  place-items: center;
  margin: -8px 11px -12px;
  background: repeating-linear-gradient(var(--shut-a) 0 12px, var(--shut-b) 0 14px);
`;

export const Paper = styled.span`
  padding: 8px 20px;
  border-radius: 5px;
  background: #fffdf6;
  box-shadow: 0 2px 4px rgb(60 30 10 / 28%);
  color: #241c17;
  font: var(--type-display-s);
  transform: rotate(-4deg);
`;
