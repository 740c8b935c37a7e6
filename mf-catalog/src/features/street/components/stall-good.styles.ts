import { below, hover, reducedMotion } from '@jishi/ui';
import { css, styled } from 'styled-components';

type Place = 'counter' | 'shelf';

const places: Record<Place, ReturnType<typeof css>> = {
  counter: css`
    --tray: 104px;
    --tag: min(1rem, 15cqi);
    grid-template-rows: 124px auto;

    ${below.sm} {
      --tray: min(84px, 98cqi);
      grid-template-rows: 102px auto;
    }
  `,
  shelf: css`
    --tray: 64px;
    --tag: min(0.8125rem, 13cqi);
    grid-template-rows: 76px auto;
  `,
};

/** Trays as they are woven for markets: round, so that any photograph stands in the stall as the drawn goods do. */
const tray = css`
  align-self: end;
  width: var(--tray);
  height: var(--tray);
  margin-bottom: 6px;
  border: 3px solid #cfa267;
  border-radius: 50%;
  box-shadow:
    0 0 0 2px #8f6230,
    0 7px 7px rgb(70 35 5 / 32%);
`;

export const Good = styled.a<{ $place: Place }>`
  ${({ $place }) => places[$place]}
  position: relative;
  z-index: 2;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  justify-items: center;
  border-radius: var(--r-sm);
  text-align: center;

  img {
    ${tray}
    object-fit: cover;
    transform-origin: 50% 100%;
    transition: transform var(--t-mid);
  }
  ${hover} {
    &:hover img {
      transform: translateY(-5px) scale(1.05);
    }
  }
  &:focus-visible img {
    transform: translateY(-5px) scale(1.05);
  }
  ${reducedMotion} {
    && img {
      transform: none;
    }
  }
`;

export const EmptyTray = styled.i`
  ${tray}
  background: var(--bg-sunken);
`;

/** Paper stays paper in any light and theme. No price is wider than its place. */
export const Tag = styled.span`
  --price: #ba2f18;
  position: relative;
  z-index: 2;
  display: grid;
  justify-items: center;
  max-width: calc(100% - 4px);
  padding: 2px 7px 3px;
  border-radius: 5px;
  background: #fffdf6;
  box-shadow: 0 2px 4px rgb(60 30 10 / 28%);
  color: #241c17;
  font-size: var(--tag);
  line-height: 1.25;
  transform: rotate(-2deg);

  li:nth-child(2n) > * > & {
    transform: rotate(1.5deg);
  }
`;

export const Name = styled.span`
  overflow: hidden;
  max-width: 100%;
  font-size: min(0.75rem, 13cqi);
  line-height: 1.35;
  white-space: nowrap;
  text-overflow: ellipsis;
`;

/** At the head of the tray, so that no tag is higher than another. */
export const Sale = styled.span`
  position: absolute;
  z-index: 2;
  top: 0;
  padding: 1px 6px;
  border-radius: var(--r-xs);
  background: #c5341c;
  color: #fff;
  font-size: min(0.6875rem, 12cqi);
  font-weight: 600;
  line-height: 1.3;
  white-space: nowrap;
`;
