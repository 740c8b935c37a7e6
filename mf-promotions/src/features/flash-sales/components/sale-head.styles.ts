import { from } from '@jishi/ui';
import { styled } from 'styled-components';

export const Head = styled.section`
  position: relative;
  display: grid;
  gap: 6px;
  overflow: hidden;
  padding: 32px 20px 22px;
  border-radius: var(--r-lg);
  background: linear-gradient(110deg, var(--flash-a), var(--flash-b) 62%, var(--flash-c));
  color: #fff;

  ${from.md} {
    padding: 38px 40px 32px;
  }
`;

export const Edge = styled.div`
  position: absolute;
  inset: 0 0 auto;
`;

export const Title = styled.h1`
  display: flex;
  align-items: center;
  gap: 10px;
  font: var(--type-display-l);

  ${from.md} {
    font: var(--type-display-xl);
  }
`;

export const Lead = styled.p`
  text-wrap: balance;

  ${from.md} {
    max-width: 34rem;
  }
`;

export const Clock = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px 12px;
  margin-top: 8px;
`;

/** Pictures of what is on sale at the right end; where there is no room they are not loaded. */
export const Art = styled.div`
  position: absolute;
  right: 24px;
  bottom: 24px;
  display: flex;
  gap: 12px;

  @media not all and (min-width: 48em) {
    display: none;
  }
  > * {
    width: 96px;
    border: 4px solid rgb(255 255 255 / 88%);
    border-radius: var(--r-lg);
    /* Shows in the seam of frame and picture, which are turned. */
    background: #fff;
    transform: rotate(-4deg);
  }
  ${from.md} {
    right: 48px;
    bottom: 26px;
    gap: 18px;

    > * {
      width: 128px;
    }
  }
  > :nth-child(2) {
    transform: translateY(-8px) rotate(2deg);
  }
  > :nth-child(3) {
    transform: rotate(5deg);
  }
`;
