import Minus from 'lucide-react/icons/minus';
import Plus from 'lucide-react/icons/plus';
import { type KeyboardEvent, useState } from 'react';
import { styled } from 'styled-components';
import { clampToStep } from './clamp.ts';

const Frame = styled.div<{ $large: boolean }>`
  --cell: ${({ $large }) => ($large ? '44px' : '36px')};
  display: inline-flex;
  height: var(--cell);
  border: 1px solid var(--border-control);
  border-radius: var(--r-sm);
  background: var(--bg-surface);

  button {
    display: grid;
    place-items: center;
    width: var(--cell);
    border-radius: 7px;
  }
  button:hover:enabled {
    background: var(--bg-hover);
  }
  button:disabled {
    color: var(--text-disabled);
    cursor: not-allowed;
  }
  input {
    width: ${({ $large }) => ($large ? '52px' : '42px')};
    padding: 0;
    border: 0;
    border-inline: 1px solid var(--border-default);
    border-radius: 0;
    background: none;
    font-weight: 600;
    font-variant-numeric: tabular-nums;
    text-align: center;
  }
  input:disabled {
    color: var(--text-tertiary);
  }
`;

export type StepperProps = {
  value: number;
  onChange: (value: number) => void;
  /** What is counted, for readers. */
  label: string;
  increaseLabel: string;
  decreaseLabel: string;
  min?: number;
  /** No upper end when missing. Say the reason for it beside the stepper. */
  max?: number;
  /** 44 high instead of 36. */
  large?: boolean;
  disabled?: boolean;
  /** Id of the text that gives the reason for the ends. */
  describedBy?: string;
};

const digitsOf = (typed: string): string => typed.replace(/\D/g, '').slice(0, 6);

/** A whole number with buttons at both sides; typed values are limited when the field is left. */
export function Stepper(props: StepperProps) {
  const { value, onChange, label, increaseLabel, decreaseLabel, large = false, disabled = false } = props;
  const { min = 1, max = Number.MAX_SAFE_INTEGER } = props;
  const [draft, setDraft] = useState<string>();

  const settle = (next: number) => {
    setDraft(undefined);
    const limited = clampToStep(next, { min, max });
    if (limited !== value) onChange(limited);
  };
  const handleKey = (event: KeyboardEvent<HTMLInputElement>) => {
    const typed = Number(draft || value);
    const steps: Record<string, number> = { ArrowUp: typed + 1, ArrowDown: typed - 1 };
    const next = steps[event.key];
    if (next !== undefined) settle(next);
    else if (event.key === 'Enter' && draft !== undefined) settle(typed);
    else return;
    event.preventDefault();
  };

  return (
    <Frame $large={large} role="group" aria-label={label}>
      <button
        type="button"
        aria-label={decreaseLabel}
        disabled={disabled || value <= min}
        onClick={() => settle(value - 1)}
      >
        <Minus size={16} strokeWidth={1.75} aria-hidden />
      </button>
      <input
        role="spinbutton"
        inputMode="numeric"
        aria-label={label}
        aria-valuenow={value}
        aria-valuemin={min}
        aria-valuemax={props.max}
        aria-describedby={props.describedBy}
        disabled={disabled}
        value={draft ?? String(value)}
        onChange={({ target }) => setDraft(digitsOf(target.value))}
        // Of the field itself: what was typed before the page was alive nobody has heard.
        onBlur={({ target }) => target.value !== String(value) && settle(Number(digitsOf(target.value) || value))}
        onKeyDown={handleKey}
      />
      <button
        type="button"
        aria-label={increaseLabel}
        disabled={disabled || value >= max}
        onClick={() => settle(value + 1)}
      >
        <Plus size={16} strokeWidth={1.75} aria-hidden />
      </button>
    </Frame>
  );
}
