import {
  type ComponentPropsWithRef,
  type ElementType,
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useRef,
} from 'react';
import { css, styled } from 'styled-components';
import { lineMoves } from '../choice/line-moves.ts';
import { centreInLine } from '../layout/centre-in-line.ts';

const Line = styled.div`
  position: relative;
  display: flex;
  gap: 4px;
  border-bottom: 1px solid var(--border-subtle);
  overflow-x: auto;
  scrollbar-width: none;
`;

const tabCss = css`
  position: relative;
  display: inline-flex;
  align-items: center;
  gap: 6px;
  flex: none;
  /* One that is wider than the window breaks, so that all of it can be read. */
  max-width: 100%;
  min-height: 48px;
  padding: 4px 16px;
  color: var(--text-secondary);
  font-size: 0.9375rem;
  line-height: 1.375rem;

  em {
    flex: none;
    color: var(--text-tertiary);
    font-size: 0.75rem;
    font-variant-numeric: tabular-nums;
  }
  &:hover {
    color: var(--text-primary);
  }
  &:focus-visible {
    outline-offset: -2px;
  }
  &:is([aria-selected='true'], [aria-current='page']) {
    color: var(--brand-text);
    font-weight: 700;

    em {
      color: inherit;
    }
    &::after {
      content: '';
      position: absolute;
      inset: auto 16px 0;
      height: 3px;
      border-radius: 3px 3px 0 0;
      background: var(--brand-solid);
    }
  }
`;

const TabButton = styled.button`
  ${tabCss}
`;

const Anchor = styled.a`
  ${tabCss}
`;

export type Tab<V extends string = string> = { value: V; label: ReactNode; count?: number };

export type TabsProps<V extends string> = {
  /** What the tabs choose between. */
  label: string;
  tabs: readonly Tab<V>[];
  value: V;
  onChange: (value: V) => void;
  /** Prefix of the ids that tie tabs and panels: `<id>-tab-<value>`, `<id>-panel-<value>`. */
  id: string;
};

/** Panels of one page, one at a time. For pages of their own, or a choice in the address, use `TabNav`. */
export function Tabs<V extends string>({ label, tabs, value, onChange, id }: TabsProps<V>) {
  const line = useRef<HTMLDivElement>(null);
  /** One tab is a stop of the tab key, whatever the value. */
  const reachable = tabs.find((tab) => tab.value === value) ?? tabs[0];

  /** They come late, and move what stands behind them. */
  const counts = tabs.map(({ count }) => count).join();

  // biome-ignore lint/correctness/useExhaustiveDependencies: counts are part of the layout
  useEffect(() => {
    centreInLine(line.current?.querySelector(`[id="${id}-tab-${value}"]`), line.current);
  }, [id, value, counts]);

  const handleKey = (event: KeyboardEvent) => {
    const move = lineMoves[event.key];
    if (!move || !reachable) return;
    event.preventDefault();
    const next = move(tabs.indexOf(reachable), tabs.length);
    const chosen = tabs[next];
    if (!chosen) return;
    onChange(chosen.value);
    (line.current?.children[next] as HTMLElement | undefined)?.focus();
  };

  return (
    <Line ref={line} role="tablist" aria-label={label} onKeyDown={handleKey}>
      {tabs.map((tab) => (
        <TabButton
          key={tab.value}
          type="button"
          role="tab"
          id={`${id}-tab-${tab.value}`}
          aria-selected={tab.value === value}
          aria-controls={tab.value === value ? `${id}-panel-${tab.value}` : undefined}
          tabIndex={tab === reachable ? 0 : -1}
          onClick={() => onChange(tab.value)}
        >
          {tab.label}
          {tab.count !== undefined && <em>{tab.count}</em>}
        </TabButton>
      ))}
    </Line>
  );
}

export type TabPanelProps = ComponentPropsWithRef<'div'> & { tabsId: string; value: string };

/** What the chosen tab shows. Draw only the chosen one. */
export function TabPanel({ tabsId, value, children, ...rest }: TabPanelProps) {
  return (
    <div
      {...rest}
      role="tabpanel"
      id={`${tabsId}-panel-${value}`}
      aria-labelledby={`${tabsId}-tab-${value}`}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a panel without controls must be reachable to be scrolled and read
      tabIndex={0}
    >
      {children}
    </div>
  );
}

/** Tabs that are links: a navigation with its label. */
export function TabNav({ label, children }: { label: string; children: ReactNode }) {
  return (
    <Line as="nav" aria-label={label}>
      {children}
    </Line>
  );
}

export type TabLinkProps<C extends ElementType = 'a'> = {
  as?: C;
  on: boolean;
  count?: number;
  children: ReactNode;
} & Omit<ComponentPropsWithRef<C>, 'as' | 'on' | 'count' | 'children'>;

/** One tab of a `TabNav`, whose line shows the one that is on: `<TabLink as={Link} to="?tab=paid" on>`. */
export function TabLink<C extends ElementType = 'a'>(props: TabLinkProps<C>) {
  const { as, on, count, children, ...rest } = props as TabLinkProps<'a'>;
  return (
    <Anchor ref={on ? centreInLine : null} {...rest} as={as ?? 'a'} aria-current={on ? 'page' : undefined}>
      {children}
      {count !== undefined && <em>{count}</em>}
    </Anchor>
  );
}
