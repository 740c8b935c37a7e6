import { type FocusEvent, type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react';

/** Long enough to cross the gap between trigger and panel, short enough not to linger. */
const LEAVE_MS = 200;

/** Why a panel is open: hover may be replaced by a click, which keeps it. */
type Opened = false | 'hover' | 'focus' | 'click';

/**
 * When a hover panel opens and closes: by mouse, by keyboard focus and by click; it stays while pointer or focus are
 * inside, and Escape closes it.
 *
 * @param clickToggles false for links: a click follows them
 */
export function usePopover({ clickToggles, onOpen }: { clickToggles: boolean; onOpen: (() => void) | undefined }) {
  const [opened, setOpened] = useState<Opened>(false);
  const container = useRef<HTMLDivElement>(null);
  const trigger = useRef<HTMLElement>(null);
  const leaving = useRef<ReturnType<typeof setTimeout>>(undefined);
  const isPressed = useRef(false);
  const isHovered = useRef(false);
  const isOpen = opened !== false;

  const open = (reason: Exclude<Opened, false>) => {
    clearTimeout(leaving.current);
    if (!isOpen) onOpen?.();
    setOpened((before) => (before === 'click' ? before : reason));
  };
  const close = () => {
    clearTimeout(leaving.current);
    setOpened(false);
  };

  /** Closes it; whoever was inside by keyboard or by a press goes on at the trigger. */
  const leave = () => {
    const hadFocus = container.current?.contains(document.activeElement);
    close();
    if (hadFocus) focusQuietly();
  };

  useEffect(() => () => clearTimeout(leaving.current), []);
  useEffect(() => {
    if (!isOpen) return;
    const handlePress = (event: Event) => {
      if (!(event.target instanceof Node) || container.current?.contains(event.target)) return;
      isHovered.current = false;
      setOpened(false);
    };
    document.addEventListener('pointerdown', handlePress);
    return () => document.removeEventListener('pointerdown', handlePress);
  }, [isOpen]);

  const handleClick = () => {
    if (clickToggles) opened === 'click' ? close() : open('click');
  };

  const containerProps = {
    ref: container,
    // Not "enter": where it takes the place of the server's HTML under a pointer, nothing was left and so nothing is entered.
    onPointerOver: (event: PointerEvent) => {
      if (event.pointerType !== 'mouse' || isHovered.current) return;
      isHovered.current = true;
      open('hover');
    },
    onPointerLeave: (event: PointerEvent) => {
      isHovered.current = false;
      // Whoever is in it by keyboard is not done because a pointer has passed.
      const isKept = opened === 'click' || event.currentTarget.querySelector(':focus-visible');
      if (event.pointerType !== 'mouse' || isKept) return;
      leaving.current = setTimeout(() => setOpened(false), LEAVE_MS);
    },
    onBlur: (event: FocusEvent) => {
      if (event.relatedTarget && !event.currentTarget.contains(event.relatedTarget)) close();
    },
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || !isOpen) return;
      // Neither a dialog around it nor the browser shall close something as well.
      event.preventDefault();
      event.stopPropagation();
      leave();
    },
  };
  /** Gives the focus back without opening again. */
  const focusQuietly = () => {
    isPressed.current = true;
    trigger.current?.focus();
    isPressed.current = false;
  };

  const triggerHandlers = {
    onPointerDown: () => {
      isPressed.current = true;
    },
    // The focus a press brings is not the keyboard's: the click that follows decides.
    onFocus: () => {
      if (!isPressed.current) open('focus');
    },
    onClick: () => {
      isPressed.current = false;
      handleClick();
    },
    onBlur: () => {
      isPressed.current = false;
    },
  };
  return { isOpen, leave, trigger, containerProps, triggerHandlers };
}
