import { Card, Container, from } from '@jishi/ui';
import { styled } from 'styled-components';

/** Header and footer of the sign-in frame: the stall fills what they leave. */
const FRAME = '144px';

/** Below desktops only the card stands on it. */
export const Stall = styled.div`
  position: relative;
  min-height: max(560px, calc(100dvh - ${FRAME}));
  background: linear-gradient(180deg, var(--stall-a), var(--stall-b));
  overflow: hidden;

  ${from.md} {
    min-height: max(680px, calc(100dvh - ${FRAME}));
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
    position: absolute;
    inset: 52px 0 0;
    padding-block: 0;
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
    }
    p {
      max-width: 26em;
      margin-top: 12px;
      color: var(--text-secondary);
      font-size: 1.0625rem;
      line-height: 1.75rem;
    }
  }
`;

export const Goods = styled.div`
  display: none;

  ${from.md} {
    grid-area: 2 / 1;
    display: flex;
    align-items: flex-end;
    justify-content: space-around;
    gap: 8px;
    padding-bottom: 56px;

    img {
      flex: 0 1 146px;
      min-width: 0;
      filter: drop-shadow(0 10px 8px rgb(80 40 10 / 22%));
    }
  }
`;

export const SignInCard = styled(Card)`
  width: 100%;
  max-width: 420px;
  margin-inline: auto;
  border-radius: var(--r-lg);
  box-shadow: var(--e3);

  ${from.md} {
    grid-area: 1 / 2 / span 2;
    align-self: start;
    margin-top: 32px;
  }
`;
