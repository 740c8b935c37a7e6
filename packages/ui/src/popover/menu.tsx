import { type KeyboardEvent, type ReactNode, useRef } from 'react';
import { styled } from 'styled-components';
import { Popover, type PopoverProps } from './popover.tsx';

const List = styled.ul`
  min-width: 160px;
  padding: 6px;

  > li > * {
    display: flex;
    align-items: center;
    gap: 10px;
    width: 100%;
    min-height: 40px;
    padding: 0 12px;
    border-radius: var(--r-sm);
    color: var(--text-secondary);
    text-align: left;
    white-space: nowrap;
  }
  > li > *:hover,
  > li > *:focus-visible {
    background: var(--bg-hover);
    color: var(--text-primary);
  }
`;

export type MenuItem = {
  key: string;
  /** A link or a button; it gets the look of an entry. */
  content: ReactNode;
};

export type MenuProps = Omit<PopoverProps, 'children'> & { items: readonly MenuItem[] };

const steps: Record<string, (index: number, count: number) => number> = {
  ArrowDown: (index, count) => (index + 1) % count,
  ArrowUp: (index, count) => (index <= 0 ? count - 1 : index - 1),
  Home: () => 0,
  End: (_, count) => count - 1,
};

/** A popover with a list of links and buttons; arrow keys move in it, and it closes when one was chosen. */
export function Menu({ items, ...popover }: MenuProps) {
  const list = useRef<HTMLUListElement>(null);

  const handleKey = (event: KeyboardEvent) => {
    const step = steps[event.key];
    if (!step) return;
    event.preventDefault();
    const entries = [...(list.current?.querySelectorAll<HTMLElement>('a[href],button:not(:disabled)') ?? [])];
    const here = entries.indexOf(document.activeElement as HTMLElement);
    entries[step(here, entries.length)]?.focus();
  };

  return (
    <Popover {...popover}>
      {(close) => (
        <List ref={list} onKeyDown={handleKey} onClick={close}>
          {items.map(({ key, content }) => (
            <li key={key}>{content}</li>
          ))}
        </List>
      )}
    </Popover>
  );
}
