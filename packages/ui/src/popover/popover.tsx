import { type ReactNode, type RefObject, useId } from 'react';
import { keyframes, styled } from 'styled-components';
import { usePopover } from './use-popover.ts';

const appear = keyframes`
  from {
    opacity: 0;
    transform: translateY(-4px);
  }
`;

const Container = styled.div`
  position: relative;
  display: inline-flex;
`;

type Side = 'start' | 'center' | 'end';

const sides: Record<Side, string> = {
  start: 'left:0;',
  center: 'left:50%;translate:-50% 0;',
  end: 'right:0;',
};

const Panel = styled.div<{ $side: Side; $width: string }>`
  position: absolute;
  z-index: var(--z-dropdown);
  top: 100%;
  ${({ $side }) => sides[$side]}
  width: ${({ $width }) => $width};
  max-width: calc(100vw - 32px);
  padding-top: 8px;
`;

const Plate = styled.div`
  overflow: hidden;
  border: 1px solid var(--border-subtle);
  border-radius: var(--r-md);
  background: var(--bg-raised);
  color: var(--text-primary);
  box-shadow: var(--e3);
  animation: ${appear} var(--t-mid);
`;

/** Spread these on the button or link that opens the panel. */
export type TriggerProps = {
  ref: RefObject<never>;
  'aria-expanded': boolean;
  'aria-controls': string | undefined;
  onPointerDown: () => void;
  onFocus: () => void;
  onBlur: () => void;
  onClick: () => void;
};

export type PopoverProps = {
  /** Name of the panel for readers. */
  label: string;
  trigger: (props: TriggerProps) => ReactNode;
  /** The panel; a function gets `close`. */
  children: ReactNode | ((close: () => void) => ReactNode);
  side?: Side;
  /** Any CSS width. */
  width?: string;
  /** False when the trigger is a link that a click should follow. */
  clickToggles?: boolean;
  /** Each time it opens: renew what it shows. */
  onOpen?: () => void;
};

/** A panel under its trigger that opens by hover, by focus and by click, and closes by Escape. */
export function Popover(props: PopoverProps) {
  const { label, trigger, children, side = 'start', width = 'max-content', clickToggles = true, onOpen } = props;
  const id = useId();
  const popover = usePopover({ clickToggles, onOpen });
  const { isOpen, leave } = popover;
  return (
    <Container {...popover.containerProps}>
      {trigger({
        ref: popover.trigger as RefObject<never>,
        'aria-expanded': isOpen,
        'aria-controls': isOpen ? id : undefined,
        ...popover.triggerHandlers,
      })}
      {isOpen && (
        <Panel id={id} role="group" aria-label={label} $side={side} $width={width}>
          <Plate>{typeof children === 'function' ? children(leave) : children}</Plate>
        </Panel>
      )}
    </Container>
  );
}
