import { styled } from 'styled-components';

type MiddleButtonProps = {
  shape: 'round' | 'cell';
  label: string;
  price: string;
  onDraw: (() => void) | undefined;
};

/**
 * The button many look for first. It does what the one below the game does, which keyboards and readers find; a second one for
 * them would be one too many.
 */
export function MiddleButton({ shape, label, price, onDraw }: MiddleButtonProps) {
  return (
    <Middle type="button" tabIndex={-1} aria-hidden="true" data-shape={shape} disabled={!onDraw} onClick={onDraw}>
      <b>{label}</b>
      <span>{price}</span>
    </Middle>
  );
}

const Middle = styled.button`
  display: grid;
  place-content: center;
  justify-items: center;
  min-width: 0;
  color: #fff;
  font-family: var(--font-display);
  cursor: pointer;

  b {
    font-size: 1.375rem;
    line-height: 1.625rem;
  }
  span {
    max-width: 100%;
    color: #ffe9c2;
    font: var(--type-caption);
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  &:disabled {
    cursor: default;
  }
  &[data-shape='round'] {
    inset: 38.2%;
    border-radius: 50%;
    background: #c5341c;
    box-shadow:
      inset 0 0 0 6px #c5341c,
      inset 0 0 0 8px #f5b83d;
  }
  /* Of the size of the wheel, like all that is written on it. */
  &[data-shape='round'] b {
    font-size: min(1.375rem, 5.2cqw);
    line-height: 1.2;
  }
  &[data-shape='round'] span {
    font-size: min(0.75rem, 3cqw);
    line-height: 1.4;
  }
  &[data-shape='cell'] {
    border-radius: 14px;
    background: radial-gradient(circle at 50% 30%, #e2583a, #c5341c);
    box-shadow: inset 0 -6px 0 #922210;
  }
  &[data-shape='cell'] b {
    font-size: min(2.25rem, 12cqw);
    line-height: 1.22;
  }
  &[data-shape='cell'] span {
    font-size: min(0.75rem, 5cqw);
    line-height: 1.5;
  }
  /* A word instead of a sign. */
  &[data-shape='cell']:lang(en) b {
    font-size: min(1.75rem, 6cqw);
    line-height: 1.14;
  }
`;
