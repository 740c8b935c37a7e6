import { Card, Container, from } from '@jishi/ui';
import { styled } from 'styled-components';

/** Header and footer of the sign-in frame: the stall fills what they leave. */
const FRAME = '144px';
const AWNING = '52px';
const HEIGHT = `max(680px, calc(100dvh - ${FRAME}))`;

/** Below desktops only the card stands on it. */
export const Layout = styled.div`
  position: relative;
  min-height: max(560px, calc(100dvh - ${FRAME}));
  background: linear-gradient(180deg, var(--stall-a), var(--stall-b));
  overflow: hidden;

  ${from.md} {
    min-height: ${HEIGHT};
  }
`;

/** The wooden counter the goods stand on. */
export const Counter = styled.div`
  display: none;

  ${from.md} {
    display: block;
    position: absolute;
    inset: auto 0 0;
    height: 74px;
    background: linear-gradient(180deg, var(--wood-a) 0 12px, var(--wood-b) 12px);
  }
`;

export const Columns = styled(Container)`
  position: relative;
  padding-block: 24px 32px;

  ${from.md} {
    display: grid;
    grid-template-columns: minmax(0, 1fr) 420px;
    grid-template-rows: auto 1fr;
    gap: 0 40px;
    min-height: calc(${HEIGHT} - ${AWNING});
    padding-block: 0;

    /* A picture brings its own words. */
    &:has([data-backdrop]) h1,
    &:has([data-backdrop]) h1 + p {
      opacity: 0;
    }
  }
`;

export const Copy = styled.div`
  position: absolute;
  width: 1px;
  height: 1px;
  overflow: hidden;
  clip-path: inset(50%);

  ${from.md} {
    position: static;
    width: auto;
    height: auto;
    clip-path: none;
    padding-top: 64px;

    h1 {
      max-width: 9em;
      font: var(--type-display-xl);
      text-wrap: balance;
      /* Chinese breaks where the sentence does. */
      word-break: keep-all;

      &:lang(en) {
        max-width: 12em;
      }
    }
    p {
      max-width: 26em;
      margin-top: 12px;
      color: var(--text-secondary);
      font-size: 1.0625rem;
      line-height: 1.75rem;
      word-break: keep-all;
    }
  }
`;

/** Left of the card: goods on the counter, or open to the picture behind. */
export const Ground = styled.a`
  display: none;

  ${from.md} {
    grid-area: 2 / 1;
    display: grid;
    align-items: end;
    padding-bottom: 56px;
    border-radius: var(--r-lg);
  }
`;

/** A place for each: a browser that has read only some of them draws those where they stay. */
export const Goods = styled.div<{ $count: number }>`
  display: grid;
  grid-template-columns: repeat(${({ $count }) => $count}, minmax(0, 1fr));
  align-items: end;
  justify-items: center;
  gap: 8px;

  img {
    filter: drop-shadow(0 10px 8px rgb(80 40 10 / 22%));
  }
`;

/** All of a banner that is one picture can be clicked, as far as the card leaves room. */
export const Open = styled.div`
  height: 588px;
  max-width: 800px;
`;

export const Backdrop = styled.div`
  display: none;

  ${from.md} {
    display: block;
    position: absolute;
    inset: -52px 0 auto calc(50% - 50vw);
    width: 100vw;
    height: 588px;

    img {
      width: 100%;
      height: 100%;
      object-fit: cover;
      object-position: left;
    }
  }
`;

export const Plate = styled(Card)`
  width: 100%;
  max-width: 420px;
  margin-inline: auto;
  border-radius: var(--r-lg);
  box-shadow: var(--e3);

  ${from.md} {
    grid-area: 1 / 2 / span 2;
    position: relative;
    align-self: start;
    margin-block: 32px 40px;
  }
`;
