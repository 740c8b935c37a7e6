import { below, from } from '@jishi/ui';
import { styled } from 'styled-components';

/** Always in view: what is chosen, what it costs, on to the order. On phones above the bar of main places. */
export const Bar = styled.div`
  position: sticky;
  z-index: var(--z-sticky);
  bottom: calc(60px + env(safe-area-inset-bottom));
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: flex-end;
  gap: 8px 10px;
  margin-inline: calc(-1 * var(--gutter));
  /* Below it a row that moves nothing, of two lines with large text. */
  padding: 8px 12px calc(28px + (1rem - 16px) * 3.5);
  border-block: 1px solid var(--border-default);
  background: var(--bg-raised);
  box-shadow: 0 -6px 20px -8px rgb(60 40 20 / 16%);

  ${below.md} {
    /* Where it will stand also while the rest of the bar has not arrived. */
    > :first-child {
      margin-right: auto;
    }
    > button {
      min-height: 44px;
      padding: 0 20px;
      border-radius: var(--r-full);
    }
  }
  ${from.md} {
    bottom: 16px;
    gap: 8px 20px;
    margin-inline: 0;
    padding: 12px 12px 12px 20px;
    border: 1px solid var(--border-default);
    border-radius: var(--r-md);
    box-shadow: var(--e2);
  }
  ${from.lg} {
    justify-content: flex-start;
  }
`;

export const BarCounts = styled.span`
  color: var(--text-secondary);

  b {
    color: var(--brand-text);
  }
`;

/** In the same row as the price with coupon, which is shorter. */
export const PhoneCounts = styled.div`
  position: absolute;
  bottom: 6px;
  left: 12px;
  display: flex;
  gap: 8px;
  max-width: calc(54% - 12px);
  color: var(--text-secondary);
  font: var(--type-caption);
  font-variant-numeric: tabular-nums;
  white-space: nowrap;

  > span {
    overflow: hidden;
    text-overflow: ellipsis;
  }
  ${from.md} {
    display: none;
  }
`;

/** Easy to hit without being larger. */
export const PhoneRemove = styled.button`
  position: relative;
  flex: none;
  color: var(--brand-text);

  &::after {
    content: '';
    position: absolute;
    inset: -6px -10px;
  }
  &:disabled {
    color: var(--text-disabled);
  }
`;

export const Sums = styled.div`
  display: grid;
  justify-items: end;
  margin-left: auto;
`;

/** Of one row, whether something stands in it or not, and as wide as it likes: it moves nothing. On phones a row of the whole bar. */
export const WithCoupon = styled.p<{ $isOld?: boolean }>`
  display: flex;
  justify-content: flex-end;
  width: 0;
  min-height: 1lh;
  white-space: nowrap;
  color: var(--promo-text);
  font: var(--type-caption);
  font-variant-numeric: tabular-nums;
  opacity: ${({ $isOld }) => ($isOld ? 0.5 : 1)};

  ${below.md} {
    position: absolute;
    right: 12px;
    bottom: 6px;
    width: auto;
    max-width: calc(46% - 16px);
    text-align: right;
    white-space: normal;
  }
`;

export const BarTotal = styled.div`
  display: flex;
  align-items: baseline;
  gap: 10px;
  color: var(--text-secondary);

  ${below.md} {
    display: grid;
    justify-items: end;
    gap: 0;
    font: var(--type-caption);
  }
`;

export const WideOnly = styled.div`
  display: contents;

  ${below.md} {
    display: none;
  }
`;
