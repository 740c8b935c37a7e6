import { type FocusEvent, type KeyboardEvent, useState } from 'react';
import { styled } from 'styled-components';
import { ChoiceChip, type ChoiceChipProps } from './choice-chip.tsx';
import { lineMoves, next, previous } from './line-moves.ts';

/** Takes no room of its own: the chips stand in the row around it. */
const Chips = styled.div`
  display: contents;
`;

/** A row may go on in the next line, so the other two arrows lead on as well. */
const moves: typeof lineMoves = { ...lineMoves, ArrowDown: next, ArrowUp: previous };

export type ChoiceRowOption = Pick<ChoiceChipProps, 'chosen' | 'picture' | 'unavailable'> & { value: string };

export type ChoiceRowProps = {
  options: readonly ChoiceRowOption[];
  /** What was pressed: chosen, or taken off when it was chosen already. */
  onToggle: (value: string) => void;
};

/**
 * Values of which one is chosen, as chips. The row is one stop of the tab key: the chosen chip, else the first. Arrows move
 * within it and choose nothing, so that what is sold out is reached as well. What the values are of, a group around it says.
 */
export function ChoiceRow({ options, onToggle }: ChoiceRowProps) {
  const [focused, setFocused] = useState<string | null>(null);
  const stop =
    options.find(({ value }) => value === focused) ?? options.find(({ chosen }) => chosen) ?? options[0] ?? null;

  const handleKey = (event: KeyboardEvent<HTMLElement>) => {
    const move = event.altKey || event.ctrlKey || event.metaKey ? undefined : moves[event.key];
    if (!move || !stop) return;
    event.preventDefault();
    const there = event.currentTarget.children[move(options.indexOf(stop), options.length)];
    (there as HTMLElement | undefined)?.focus();
  };
  const handleBlur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) setFocused(null);
  };

  return (
    <Chips onKeyDown={handleKey} onBlur={handleBlur}>
      {options.map(({ value, ...option }) => (
        <ChoiceChip
          key={value}
          {...option}
          label={value}
          tabIndex={value === stop?.value ? 0 : -1}
          onFocus={() => setFocused(value)}
          onToggle={() => onToggle(value)}
        />
      ))}
    </Chips>
  );
}
