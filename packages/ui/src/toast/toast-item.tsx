import CircleAlert from 'lucide-react/icons/circle-alert';
import CircleCheck from 'lucide-react/icons/circle-check';
import CircleX from 'lucide-react/icons/circle-x';
import Info from 'lucide-react/icons/info';
import X from 'lucide-react/icons/x';
import { type FocusEvent, useEffect, useRef, useState } from 'react';
import { keyframes, styled } from 'styled-components';
import type { Toast, ToastKind } from './toasts.ts';

const drop = keyframes`
  from {
    opacity: 0;
    transform: translateY(-8px);
  }
`;

const Plate = styled.div`
  display: inline-flex;
  align-items: center;
  gap: 10px;
  max-width: 420px;
  padding: 10px 8px 10px 16px;
  border-radius: var(--r-md);
  background: var(--bg-inverse);
  color: var(--text-inverse);
  box-shadow: var(--e3);
  animation: ${drop} var(--t-mid);
  pointer-events: auto;

  button {
    display: inline-grid;
    place-items: center;
    flex: none;
    min-width: 32px;
    min-height: 32px;
    border-radius: var(--r-sm);
  }
  button:focus-visible {
    outline-color: currentcolor;
  }
`;

const Action = styled.button`
  padding: 0 8px;
  font-weight: 700;
  text-decoration: underline;
  text-underline-offset: 3px;
  white-space: nowrap;
`;

const Mark = styled.span<{ $kind: ToastKind }>`
  color: ${({ $kind }) => ({ success: 'var(--toast-ok)', error: 'var(--toast-no)', warning: 'var(--toast-wa)', info: 'inherit' })[$kind]};
`;

const marks = { success: CircleCheck, warning: CircleAlert, error: CircleX, info: Info } as const;

type ToastItemProps = { toast: Toast; closeLabel: string; onClose: (id: number) => void };

/** One message. Its time starts again when pointer and focus have left it. */
export function ToastItem({ toast, closeLabel, onClose }: ToastItemProps) {
  const { id, kind, text, action, duration } = toast;
  const [isHovered, setHovered] = useState(false);
  const [hasFocus, setFocus] = useState(false);
  const isHeld = isHovered || hasFocus;
  const Icon = marks[kind];

  useEffect(() => {
    if (isHeld) return;
    const timer = setTimeout(() => onClose(id), duration);
    return () => clearTimeout(timer);
  }, [id, duration, isHeld, onClose]);

  const before = useRef<HTMLElement>(null);
  const handleFocus = ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) => {
    setFocus(true);
    if (relatedTarget instanceof HTMLElement && !currentTarget.contains(relatedTarget)) before.current = relatedTarget;
  };
  /** Whoever was in the message goes on where they were before. */
  const close = (act?: () => void) => {
    before.current?.focus();
    act?.();
    onClose(id);
  };

  return (
    <Plate
      onPointerEnter={() => setHovered(true)}
      onPointerLeave={() => setHovered(false)}
      onFocus={handleFocus}
      onBlur={() => setFocus(false)}
    >
      <Mark $kind={kind}>
        <Icon size={18} strokeWidth={1.75} aria-hidden />
      </Mark>
      <span>{text}</span>
      {action && (
        <Action type="button" onClick={() => close(action.onAction)}>
          {action.label}
        </Action>
      )}
      <button type="button" aria-label={closeLabel} onClick={() => close()}>
        <X size={16} strokeWidth={1.75} aria-hidden />
      </button>
    </Plate>
  );
}
