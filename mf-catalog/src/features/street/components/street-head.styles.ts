import { below, hover, visuallyHidden } from '@jishi/ui';
import { styled } from 'styled-components';

export const Head = styled.div`
  position: relative;
  z-index: 3;
  display: flex;
  flex-wrap: wrap;
  align-items: flex-start;
  gap: 8px 20px;
  min-height: 112px;
  padding: 24px var(--edge) 0;

  ${below.sm} {
    min-height: 0;
    padding-top: 14px;
  }
`;

/** A sentence for each light in one place: the longest has its room whichever is seen. The document has a light of its own, the clock's. */
export const Hour = styled.p`
  display: grid;
  color: var(--sub);
  font: var(--type-body);

  span {
    grid-area: 1 / 1;
    visibility: hidden;
  }
  section[data-light='day'] & > :nth-child(1),
  section[data-light='dusk'] & > :nth-child(2),
  section[data-light='night'] & > :nth-child(3) {
    visibility: visible;
  }
`;

export const Controls = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 10px;
  margin-left: auto;

  ${below.sm} {
    width: 100%;
  }
`;

export const Skip = styled.a`
  padding: 8px 14px;
  border-radius: var(--r-full);
  background: var(--glass);
  font: var(--type-label);

  &:not(:focus) {
    ${visuallyHidden}
  }
`;

export const Choices = styled.div`
  display: flex;
  flex-wrap: wrap;
  padding: 4px;
  border-radius: 22px;
  background: var(--glass);

  button {
    min-height: 36px;
    padding: 0 14px;
    border-radius: 18px;
    color: var(--sub);
    font-size: 0.8125rem;
  }
  [aria-pressed='true'] {
    background: var(--ink);
    color: var(--sky-a);
    font-weight: 600;
  }
  ${below.sm} {
    button {
      padding-inline: 10px;
    }
  }
`;

/** Side by side, whatever line they stand on. */
export const Arrows = styled.div`
  display: flex;
  gap: 10px;
`;

/** Fingers push the street itself: where there is no room for it, that has to do. */
export const Arrow = styled.button`
  display: grid;
  place-items: center;
  width: 44px;
  height: 44px;
  border-radius: 50%;
  background: var(--glass);
  color: var(--ink);

  @media (max-width: 22.4375em) {
    display: none;
  }
  &:focus-visible {
    border-radius: 50%;
  }
  ${hover} {
    &:hover {
      background: var(--ink);
      color: var(--sky-a);
    }
  }
`;
