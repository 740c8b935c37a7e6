import {
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  useEffect,
  useRef,
  useState,
} from 'react';
import { useDelay } from './use-delay.ts';

/** A mouse on its way to somewhere else passes entries faster than this. */
const INTENT_MS = 120;

/**
 * Which entry of a menu has its panel open. A mouse opens by resting on it, the keyboard by focus; a finger opens with the
 * first tap and follows the link with the second. Arrow keys walk along the entries and into the panel and back; Escape
 * closes, and leads back to the entry.
 */
export function usePanels() {
  const [openId, setOpenId] = useState<string | null>(null);
  const delay = useDelay();
  /** The entry the finger is opening with this tap: its link must not be followed yet. */
  const opening = useRef<string | null>(null);
  /** The focus comes back from a panel that was closed: it must not open it again. */
  const isReturning = useRef(false);
  useEffect(() => delay.cancel, [delay]);

  const show = (id: string | null) => {
    delay.cancel();
    setOpenId(id);
  };
  const rest = (id: string | null) => (event: PointerEvent) => {
    if (event.pointerType === 'mouse') delay.start(() => setOpenId(id), INTENT_MS);
  };

  const handleKey = (event: KeyboardEvent<HTMLElement>) => {
    const { key, currentTarget } = event;
    if (key === 'Escape') {
      isReturning.current = true;
      if (openId !== null) entryOf(currentTarget, event.target)?.focus();
      isReturning.current = false;
      show(null);
      return;
    }
    const next = neighbour(currentTarget, event.target, key);
    if (!next) return;
    event.preventDefault();
    next.focus();
  };

  const menuProps = {
    onPointerLeave: rest(null),
    onBlur: (event: FocusEvent) => {
      if (!event.currentTarget.contains(event.relatedTarget)) show(null);
    },
    onKeyDown: handleKey,
  };

  const entryProps = (id: string) => ({
    onPointerEnter: rest(id),
    onPointerDown: (event: PointerEvent) => {
      opening.current = event.pointerType === 'touch' && openId !== id ? id : null;
    },
    onFocus: () => {
      if (!isReturning.current) show(id);
    },
    // Before the link hears it.
    onClickCapture: (event: MouseEvent) => {
      if (opening.current !== id) return;
      opening.current = null;
      event.preventDefault();
      show(id);
    },
  });

  return { openId, menuProps, entryProps };
}

/** The link of the entry whose row an element stands in. */
const entryOf = (menu: HTMLElement, target: EventTarget): HTMLElement | undefined =>
  entriesOf(menu).find((entry) => entry.parentElement?.contains(target as Node));

const entriesOf = (menu: HTMLElement) => [...menu.querySelectorAll<HTMLElement>('[data-entry]')];

/** Where an arrow key leads: along the entries, or through the links of the open panel. */
function neighbour(menu: HTMLElement, target: EventTarget, key: string): HTMLElement | undefined {
  const entry = entryOf(menu, target);
  if (!entry) return undefined;
  const isEntry = entry === target;
  const inPanel = [...(entry.parentElement?.querySelectorAll<HTMLElement>('a:not([data-entry])') ?? [])];
  if (key === 'ArrowRight' && isEntry) return inPanel[0];
  if (key === 'ArrowLeft' && !isEntry) return entry;
  const step = { ArrowDown: 1, ArrowUp: -1 }[key];
  const row = isEntry ? entriesOf(menu) : inPanel;
  return step === undefined ? undefined : row[row.indexOf(target as HTMLElement) + step];
}
