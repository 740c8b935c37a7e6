import { below, from, Card as PlainCard } from '@jishi/ui';
import { styled } from 'styled-components';
import { HANDHELD } from '../model/is-handheld.ts';

export const Card = PlainCard;

export const Top = styled.div`
  display: grid;
  gap: 20px;
  padding: 24px;

  ${from.sm} {
    grid-template-columns: auto 1fr auto;
    align-items: center;
  }
  ${from.md} {
    padding: 32px;
  }
`;

export const Tick = styled.span`
  display: grid;
  place-items: center;
  width: 64px;
  height: 64px;
  border-radius: 50%;
  background: var(--trust-soft);
  color: var(--trust-text);
`;

export const Words = styled.div`
  display: grid;
  gap: 8px;
  min-width: 0;
  color: var(--text-secondary);

  h2 {
    color: var(--text-primary);
    font: var(--type-display-s);
  }
  p {
    overflow-wrap: anywhere;
  }
`;

export const Left = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px;
`;

export const Amount = styled.div`
  display: grid;
  justify-items: end;
  gap: 4px;
  color: var(--text-secondary);

  /* Its words stand in line with the amount. */
  > button {
    margin-right: -10px;
  }
  ${below.sm} {
    justify-items: start;

    > button {
      margin: 0 0 0 -10px;
    }
  }
`;

export const Turn = styled.span<{ $isOpen: boolean }>`
  display: inline-grid;
  transition: transform var(--t-fast);
  ${({ $isOpen }) => $isOpen && 'transform:rotate(180deg);'}
`;

export const Details = styled.div`
  padding: 16px 24px;
  border-top: 1px solid var(--border-subtle);

  dd {
    min-width: 0;
    overflow-wrap: anywhere;
  }
  dt,
  dd {
    align-self: center;
  }
`;

export const Methods = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 16px;

  /* As many in a row as have room: none is left alone in a second one. */
  ${from.sm} {
    grid-template-columns: minmax(0, 1fr) auto;
    grid-auto-flow: row dense;
    align-items: center;

    fieldset > div {
      grid-template-columns: repeat(auto-fit, minmax(12.5rem, 1fr));
    }
    /* What is said of the payment, and the button beside it. */
    > :not(p, :last-child) {
      grid-column: 1 / -1;
    }
  }
  > :is([role='alert'], [role='status']):empty {
    /* Kept in the page, so that what comes is announced; takes no room, and no gap. */
    position: absolute;
  }
  @media ${HANDHELD} {
    /* Below what can be paid on this screen, so that what is chosen is in view. */
    label:has([value='wechat']) {
      order: 1;
    }
  }
`;

/** What is said of a code where another device is at hand to scan it, and where the screen is that device. */
export const AtDesk = styled.span`
  @media ${HANDHELD} {
    display: none;
  }
`;

export const InHand = styled.span`
  display: none;

  @media ${HANDHELD} {
    display: inline;
  }
`;

export const MethodIcon = styled.span<{ $tone: 'trust' | 'promo' | 'info' }>`
  display: grid;
  place-items: center;
  flex: none;
  width: 48px;
  height: 48px;
  border-radius: 14px;
  background: var(--${({ $tone }) => $tone}-soft);
  color: var(--${({ $tone }) => $tone}-text);
`;

export const Safe = styled.p`
  display: flex;
  align-items: center;
  gap: 6px;
  color: var(--trust-text);
  font: var(--type-caption);
`;

/** The button that pays; on phones in view from the start. */
export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: flex-end;
  gap: 16px;

  ${below.sm} {
    position: sticky;
    z-index: var(--z-sticky);
    bottom: 0;
    margin: 0 -16px -16px;
    padding: 8px 16px calc(8px + env(safe-area-inset-bottom));
    border-top: 1px solid var(--border-subtle);
    border-radius: 0 0 var(--r-md) var(--r-md);
    background: var(--bg-surface);

    > button {
      flex: 1;
    }
  }
`;

/** The code and what belongs to it, in the middle of its dialog. */
export const Scan = styled.div`
  display: grid;
  justify-items: center;
  gap: 14px;
`;

export const ScanHint = styled.p`
  display: flex;
  align-items: center;
  gap: 8px;
  text-wrap: pretty;

  svg {
    flex: none;
    color: var(--trust-text);
  }
`;

export const Waiting = styled.p`
  display: flex;
  align-items: center;
  gap: 8px;
  color: var(--text-tertiary);
  font: var(--type-caption);
`;
