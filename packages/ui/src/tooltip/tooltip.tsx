import { type KeyboardEvent, type ReactNode, useId, useState } from 'react';
import { styled } from 'styled-components';

const Container = styled.span`
  position: relative;
  display: inline-flex;
`;

const Bubble = styled.span`
  position: absolute;
  z-index: var(--z-dropdown);
  bottom: calc(100% + 8px);
  left: 50%;
  width: max-content;
  max-width: min(260px, 80vw);
  padding: 6px 10px;
  border-radius: var(--r-sm);
  background: var(--bg-inverse);
  color: var(--text-inverse);
  font: var(--type-caption);
  translate: -50% 0;

  /* Crossing the gap keeps it open. */
  &::after {
    content: '';
    position: absolute;
    inset: 100% 0 auto;
    height: 8px;
  }
  &[hidden] {
    display: none;
  }
`;

export type TooltipProps = {
  text: ReactNode;
  /** The control it explains; spread the property on it. */
  children: (props: { 'aria-describedby': string }) => ReactNode;
};

/** A short explanation on hover and focus; Escape hides it. Never the only place of something needed. */
export function Tooltip({ text, children }: TooltipProps) {
  const id = useId();
  const [isShown, setShown] = useState(false);
  const handleKey = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !isShown) return;
    event.preventDefault();
    event.stopPropagation();
    setShown(false);
  };
  return (
    <Container
      onPointerEnter={() => setShown(true)}
      onPointerLeave={() => setShown(false)}
      onFocus={() => setShown(true)}
      onBlur={() => setShown(false)}
      onKeyDown={handleKey}
    >
      {children({ 'aria-describedby': id })}
      <Bubble id={id} role="tooltip" hidden={!isShown}>
        {text}
      </Bubble>
    </Container>
  );
}
