import type { ReactNode } from 'react';
import { styled } from 'styled-components';

const List = styled.ol`
  display: grid;

  li {
    position: relative;
    display: grid;
    grid-template-columns: 20px minmax(0, 1fr);
    gap: 12px;
    padding-bottom: 18px;
    color: var(--text-secondary);
    font-size: 0.8125rem;
    line-height: 1.25rem;
  }
  li:not(:last-child)::before {
    content: '';
    position: absolute;
    left: 9px;
    top: 18px;
    bottom: -2px;
    width: 2px;
    background: var(--border-default);
  }
  i {
    width: 12px;
    height: 12px;
    margin: 4px;
    border-radius: 50%;
    background: var(--border-default);
  }
  b {
    font-weight: 600;
  }
  li:first-child {
    color: var(--text-primary);
  }
  li:first-child i {
    background: var(--trust-solid);
    box-shadow: 0 0 0 4px var(--trust-soft);
  }
  li:first-child b {
    font-size: 0.9375rem;
    line-height: 1.375rem;
    font-weight: 700;
  }
  time {
    display: block;
    color: var(--text-tertiary);
    font: var(--type-caption);
    font-variant-numeric: tabular-nums;
  }
`;

export type TimelineEvent = {
  key: string;
  title: ReactNode;
  text?: ReactNode;
  /** As shown. */
  time?: string;
  /** For machines. */
  dateTime?: string;
};

/** What happened, newest first. */
export function Timeline({ label, events }: { label: string; events: readonly TimelineEvent[] }) {
  return (
    <List aria-label={label}>
      {events.map(({ key, title, text, time, dateTime }) => (
        <li key={key}>
          <i aria-hidden="true" />
          <div>
            <b>{title}</b>
            {text && <div>{text}</div>}
            {time && <time dateTime={dateTime}>{time}</time>}
          </div>
        </li>
      ))}
    </List>
  );
}
