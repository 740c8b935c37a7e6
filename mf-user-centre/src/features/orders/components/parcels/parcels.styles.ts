import { from } from '@jishi/ui';
import { styled } from 'styled-components';

/** Where the newest event of the state card leads: below a header that may stand still. */
export const Parcels = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 16px;
  scroll-margin-top: 96px;

  &:focus {
    outline: none;
  }
`;

export const State = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 6px;
  margin-left: auto;
  color: var(--info-text);
  font: var(--type-body-strong);
  text-align: right;

  svg {
    flex: none;
  }
  &[data-tone='brand'] {
    color: var(--brand-text);
  }
  &[data-tone='trust'] {
    color: var(--trust-text);
  }
  &[data-tone='danger'] {
    color: var(--danger-text);
  }
  &[data-tone='quiet'] {
    color: var(--text-secondary);
  }
`;

export const Sender = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 2px 14px;
  color: var(--text-secondary);
  overflow-wrap: anywhere;

  time {
    color: var(--text-tertiary);
    font: var(--type-caption);
    font-variant-numeric: tabular-nums;
  }
`;

export const Goods = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 10px;
  margin-block: 14px 18px;

  li {
    position: relative;
  }
`;

/** How many of it, at the corner of its picture. */
export const Count = styled.span`
  position: absolute;
  right: 0;
  bottom: 0;
  min-width: 24px;
  padding: 1px 5px;
  border-radius: var(--r-sm) 0;
  background: var(--bg-inverse);
  color: var(--text-inverse);
  font: var(--type-micro);
  font-variant-numeric: tabular-nums;
  text-align: center;
`;

/** The line between the newest stations and the button that shows the others. */
export const Fold = styled.div`
  margin-left: 22px;
`;

export const Nothing = styled.p`
  color: var(--text-secondary);
`;

/** The newest event in one line; a phone has the parcels far below. */
export const News = styled.a`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  align-items: center;
  gap: 0 8px;
  min-height: 44px;
  margin: -8px 0 16px;
  padding: 8px 12px;
  border-radius: var(--r-sm);
  background: var(--bg-sunken);
  color: var(--text-primary);
  font-size: 0.8125rem;
  line-height: 1.25rem;

  svg {
    grid-row: 1 / 3;
    color: var(--trust-text);
  }
  span {
    overflow-wrap: anywhere;
  }
  time {
    grid-area: 2 / 2;
    color: var(--text-tertiary);
    font: var(--type-caption);
    font-variant-numeric: tabular-nums;
  }
  ${from.md} {
    display: none;
  }
`;

/** A button with what is to be known of it below. */
export const Notified = styled.div`
  display: grid;
  align-content: start;
  max-width: 100%;

  small {
    margin-top: 4px;
    color: var(--text-tertiary);
    font: var(--type-caption);
  }
  [role='alert']:not(:empty) {
    margin-top: 4px;
  }
`;

export const Code = styled.span`
  display: inline-flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 4px;
  max-width: 100%;
  overflow-wrap: anywhere;
  font-variant-numeric: tabular-nums;

  button {
    margin-block: -9px;
  }
`;
