import { styled } from 'styled-components';

export const Badge = styled.span`
  display: grid;
  place-items: center;
  flex: none;
  width: 32px;
  height: 32px;
  border-radius: 10px;
  background: var(--trust-soft);
  color: var(--trust-text);
`;

export const Body = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 14px;
  font-size: 0.8125rem;
  line-height: 1.25rem;
`;

export const Facts = styled.dl`
  display: grid;
  gap: 10px;

  dt {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 8px;
    color: var(--text-tertiary);
    font: var(--type-caption);
  }
  dd {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: 6px;
    min-height: 32px;
  }
  /* Digits break, so that the button that copies them stays beside them. */
  code:has(+ button) {
    flex: 1 1 0;
  }
`;

/** Digits and signed text, one character as wide as the other. */
export const Code = styled.code`
  font:
    500 0.8125rem / 1.25rem ui-monospace,
    'SF Mono',
    Consolas,
    'Noto Sans Mono',
    monospace;
  overflow-wrap: anywhere;
  white-space: pre-wrap;
`;

export const How = styled.details`
  summary {
    color: var(--brand-text);
    cursor: pointer;
  }
  ol {
    display: grid;
    gap: 6px;
    margin-top: 8px;
    padding-inline-start: 18px;
    color: var(--text-secondary);
    list-style: decimal;
  }
`;

export const Draws = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 10px;
`;

export const Draw = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 8px;
  padding: 14px;
  border-radius: var(--r-sm);
  background: var(--bg-sunken);

  > div:first-child {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: 2px 12px;
  }
  b {
    font-weight: 500;
    overflow-wrap: anywhere;
  }
  time {
    color: var(--text-secondary);
    font: var(--type-caption);
  }
`;

/** What a check comes to, before its steps. */
export const Verdict = styled.p`
  display: flex;
  gap: 6px;
  color: var(--trust-text);
  font-weight: 500;

  &[data-wrong] {
    color: var(--danger-text);
  }
  svg {
    flex: none;
    margin-top: 2px;
  }
`;

export const Steps = styled.ol`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 14px;
  margin-top: 8px;

  > li {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 6px;
  }
  h3 {
    font: var(--type-label);
  }
  p,
  dt {
    color: var(--text-secondary);
  }
  dl {
    display: grid;
    gap: 2px;
  }
  ${Code} {
    display: block;
    padding: 6px 8px;
    border-radius: 6px;
    background: var(--bg-surface);
  }
`;

export const Slices = styled.ul`
  display: grid;
  gap: 2px;

  li {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: 0 10px;
    padding: 2px 8px;
    border-radius: 6px;
    font-variant-numeric: tabular-nums;
  }
  li[data-hit] {
    background: var(--promo-soft);
    color: var(--promo-text);
    font-weight: 500;
  }
`;

/** All numbers on a line, with the part of one prize and the number that was read. */
export const Bar = styled.span`
  position: relative;
  display: block;
  height: 10px;
  margin: 6px 0;
  border-radius: 5px;
  background: var(--border-default);

  i {
    position: absolute;
    inset-block: 0;
    min-width: 3px;
    border-radius: 3px;
    background: var(--promo-solid);
  }
  em {
    position: absolute;
    inset-block: -4px;
    width: 3px;
    margin-left: -1px;
    border-radius: 2px;
    background: var(--text-primary);
  }
`;
