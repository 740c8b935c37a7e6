import { below, from } from '@jishi/ui';
import { styled } from 'styled-components';

/** The height of stage and menu: neither moves when the other arrives. */
export const STAGE_HEIGHT = '460px';

export const Waiting = styled.div`
  height: 172px;

  > div {
    height: 100%;
  }
  ${from.md} {
    height: ${STAGE_HEIGHT};
  }
`;

export const Menu = styled.nav`
  position: relative;
  height: 100%;
  padding: 8px;
  border: 1px solid var(--border-subtle);
  border-radius: var(--r-md);
  background: var(--bg-surface);

  ${below.md} {
    display: none;
  }
`;

export const Entry = styled.a<{ $on: boolean }>`
  display: flex;
  align-items: center;
  gap: 10px;
  min-height: 37px;
  padding: 0 10px;
  border-radius: var(--r-sm);
  ${({ $on }) => $on && 'background:var(--brand-soft);color:var(--brand-text);'}

  svg {
    margin-left: auto;
    color: var(--text-tertiary);
  }
`;

/** As many columns as are wished for, fewer where large text needs the room. */
const columns = (most: number) =>
  `repeat(auto-fill, minmax(max(var(--word), (100% - ${(most - 1) * 4}px) / ${most}), 1fr))`;

export const Rail = styled.nav`
  --word: 3.75rem;
  display: grid;
  grid-template-columns: ${columns(5)};
  gap: 14px 4px;

  /* Four characters are narrower than the words of other languages. */
  @media (min-width: 18em) and (max-width: 22.4375em) {
    &:lang(zh) {
      --word: 3.25rem;
    }
  }
  a {
    display: grid;
    justify-items: center;
    align-content: start;
    gap: 6px;
    font-size: 0.75rem;
    line-height: 1rem;
    text-align: center;
    text-wrap: balance;
  }
  /* A plate, and the picture on it. */
  a::before {
    content: '';
    grid-area: 1 / 1;
    width: 52px;
    height: 52px;
    border: 1px solid var(--border-subtle);
    border-radius: 18px;
    background: var(--bg-surface);
  }
  img {
    position: relative;
    grid-area: 1 / 1;
    align-self: center;
  }
  ${from.sm} {
    grid-template-columns: ${columns(10)};
  }
  ${from.md} {
    display: none;
  }
`;
