import Check from 'lucide-react/icons/check';
import { type ReactNode, useId } from 'react';
import { styled } from 'styled-components';
import { FieldError, labelCss } from '../field/field.tsx';
import { from } from '../tokens/media.ts';
import { ChosenEar, coveringInput } from './choice-css.ts';

const Group = styled.fieldset`
  display: grid;
  gap: 6px;
`;

const Legend = styled.legend<{ $hidden?: boolean }>`
  ${labelCss}
  margin-bottom: 6px;
`;

type Tone = 'brand' | 'trust';

const Cards = styled.div<{ $columns: number }>`
  display: grid;
  gap: 12px;
  grid-template-columns: minmax(0, 1fr);

  ${from.sm} {
    grid-template-columns: repeat(${({ $columns }) => Math.min(2, $columns)}, minmax(0, 1fr));
  }
  ${from.lg} {
    grid-template-columns: repeat(${({ $columns }) => $columns}, minmax(0, 1fr));
  }
`;

const Choice = styled.label<{ $tone: Tone }>`
  position: relative;
  display: flex;
  align-items: center;
  gap: 14px;
  min-height: 44px;
  padding: 16px;
  border: 1px solid var(--border-default);
  border-radius: var(--r-md);
  background: var(--bg-surface);
  cursor: pointer;

  &:hover {
    border-color: var(--border-control);
  }
  &:has(:checked) {
    padding: 15px;
    border: 2px solid var(--${({ $tone }) => $tone}-solid);
    background: var(--${({ $tone }) => $tone}-soft);
  }
  &:has(:focus-visible) {
    outline: 2px solid var(--focus);
    outline-offset: 2px;
  }
  &:has(:disabled) {
    border-color: var(--border-subtle);
    background: var(--bg-sunken);
    color: var(--text-tertiary);
    cursor: not-allowed;
  }
  input {
    ${coveringInput}
  }
`;

const Body = styled.span`
  display: grid;
  gap: 2px;
  flex: 1;
  min-width: 0;

  > b {
    font-weight: 600;
  }
  > small {
    font: var(--type-caption);
    color: var(--text-secondary);
  }
`;

export type RadioCardOption<V extends string> = {
  value: V;
  label: ReactNode;
  /** Under the label: balance, delivery time, or why it cannot be chosen. */
  description?: ReactNode;
  /** Before the label. */
  icon?: ReactNode;
  disabled?: boolean;
};

export type RadioCardsProps<V extends string> = {
  legend: ReactNode;
  legendHidden?: boolean;
  /** Name in the form; its own one when missing. */
  name?: string;
  value: V | undefined;
  onChange: (value: V) => void;
  options: readonly RadioCardOption<V>[];
  /** Cards in a row from 1200 px; at most two from 600 px, one below. */
  columns?: number;
  /** `trust` for ways to pay. */
  tone?: Tone;
  error?: ReactNode;
};

/** One of several cards: addresses, ways to pay. Arrow keys move the choice. */
export function RadioCards<V extends string>(props: RadioCardsProps<V>) {
  const { legend, legendHidden = false, value, onChange, options, columns = 2, tone = 'brand', error } = props;
  const id = useId();
  const errorId = error ? `${id}-error` : undefined;
  return (
    <Group aria-describedby={errorId}>
      <Legend $hidden={legendHidden}>{legend}</Legend>
      <Cards $columns={columns}>
        {options.map((option) => (
          <Choice key={option.value} $tone={tone}>
            <input
              type="radio"
              name={props.name ?? id}
              value={option.value}
              checked={option.value === value}
              disabled={option.disabled}
              aria-invalid={errorId ? true : undefined}
              onChange={() => onChange(option.value)}
            />
            {option.icon}
            <Body>
              <b>{option.label}</b>
              {option.description && <small>{option.description}</small>}
            </Body>
            <ChosenEar $tone={tone}>
              <Check size={16} strokeWidth={3} aria-hidden />
            </ChosenEar>
          </Choice>
        ))}
      </Cards>
      {errorId && <FieldError id={errorId}>{error}</FieldError>}
    </Group>
  );
}
