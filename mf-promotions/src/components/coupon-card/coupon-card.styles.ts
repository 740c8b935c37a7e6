import { below } from '@jishi/ui';
import { css, styled } from 'styled-components';

export type CouponLook = 'open' | 'claimed' | 'off';
type Look = { $look: CouponLook; $compact: boolean };

const tones: Record<CouponLook, string> = {
  open: '--cp-body:var(--promo-soft);--cp-ink:var(--promo-text);',
  claimed: '--cp-body:var(--trust-soft);--cp-ink:var(--trust-text);',
  off: '--cp-body:var(--bg-sunken);--cp-ink:var(--text-tertiary);',
};

const small = css`
  --cp-worth: 104px;
  min-height: 84px;
`;

/** No room for both beside each other: large text, or a card in a card on a narrow phone. */
const narrow = '@container (max-width: 16.5rem)';

export const Card = styled.article<Look>`
  ${({ $look }) => tones[$look]}
  --cp-worth: 124px;
  container-type: inline-size;
  position: relative;
  display: flex;
  flex-wrap: wrap;
  min-height: 124px;
  height: 100%;
  filter: drop-shadow(0 1px 2px rgb(60 40 20 / 12%));

  ${below.sm} {
    --cp-worth: 108px;
  }
  ${({ $compact }) => $compact && small}
`;

/** The edge is torn along perforations. */
export const Worth = styled.p`
  display: grid;
  flex: none;
  place-content: center;
  justify-items: center;
  gap: 4px;
  width: var(--cp-worth);
  padding: 12px 8px 12px 16px;
  background: var(--cp-body);
  color: var(--cp-ink);
  font: var(--type-caption);
  text-align: center;
  text-wrap: balance;
  mask: radial-gradient(circle at 0 50%, transparent 5px, #000 5.5px) 0 0 / 100% 15.5px repeat-y;

  ${narrow} {
    width: 100%;
    padding: 16px 12px 12px;
    mask: radial-gradient(circle at 50% 0, transparent 5px, #000 5.5px) 0 0 / 15.5px 100% repeat-x;
  }
`;

const sizes = { l: ['2.125rem', '1.375rem'], m: ['1.625rem', '1.25rem'], s: ['1.25rem', '1.0625rem'] } as const;

export const Figure = styled.b<{ $size: keyof typeof sizes; $compact: boolean }>`
  font-size: ${({ $size, $compact }) => sizes[$size][$compact ? 1 : 0]};
  line-height: 1.15;
  font-variant-numeric: tabular-nums lining-nums;
  letter-spacing: -0.02em;
  white-space: nowrap;

  small {
    font-size: 0.5em;
    letter-spacing: 0;
  }
`;

export const Body = styled.div<{ $compact: boolean }>`
  display: grid;
  flex: 1 1 0;
  align-content: space-between;
  gap: 8px;
  min-width: 0;
  padding: ${({ $compact }) => ($compact ? '10px 12px' : '14px 16px')};
  border: 1px solid var(--border-subtle);
  border-left: 1px dashed var(--border-default);
  border-radius: 0 var(--r-md) var(--r-md) 0;
  background: var(--bg-surface);

  ${narrow} {
    flex-basis: 100%;
    border: 1px solid var(--border-subtle);
    border-top: 1px dashed var(--border-default);
    border-radius: 0 0 var(--r-md) var(--r-md);
  }
  ${({ $compact }) =>
    $compact &&
    css`
      display: flex;
      flex-wrap: wrap;
      align-items: center;

      & > :first-child {
        flex: 1 1 7rem;
      }
    `}
`;

export const What = styled.div`
  display: grid;
  gap: 2px;
  min-width: 0;
  color: var(--text-secondary);
  font: var(--type-caption);
  overflow-wrap: anywhere;
`;

export const Title = styled.h2<{ $look: CouponLook; $compact: boolean; $stamped: boolean }>`
  color: ${({ $look }) => ($look === 'off' ? 'var(--text-secondary)' : 'var(--text-primary)')};
  font: ${({ $compact }) => ($compact ? 'var(--type-label)' : 'var(--type-title-m)')};
  font-size: ${({ $compact }) => ($compact ? '0.8125rem' : '0.9375rem')};
  ${({ $stamped }) => $stamped && 'padding-right:48px;'}
`;

export const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 8px 12px;
`;

/** A round stamp across the corner, which does not grow: its words stand in the card as well. */
export const Stamp = styled.span`
  position: absolute;
  top: 5px;
  right: 8px;
  display: grid;
  place-items: center;
  width: 52px;
  height: 52px;
  border: 2px solid currentcolor;
  border-radius: 50%;
  box-shadow: inset 0 0 0 3px var(--bg-surface), inset 0 0 0 4px currentcolor;
  color: var(--text-tertiary);
  font: 700 12px / 1.1 var(--font-display);
  text-align: center;
  transform: rotate(-14deg);
  pointer-events: none;
`;
