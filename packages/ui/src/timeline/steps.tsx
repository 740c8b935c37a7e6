import Check from 'lucide-react/icons/check';
import X from 'lucide-react/icons/x';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { VisuallyHidden } from '../layout/visually-hidden.tsx';

type StepState = 'done' | 'current' | 'later' | 'over';

const Line = styled.ol<{ $count: number }>`
  display: grid;
  grid-template-columns: repeat(${({ $count }) => $count}, minmax(0, 1fr));
`;

const inks: Record<StepState, string> = {
  done: 'var(--text-primary)',
  current: 'var(--brand-text)',
  later: 'var(--text-tertiary)',
  over: 'var(--text-secondary)',
};

const isMarked = (state: StepState) => state === 'current' || state === 'over';
const isGrey = (state: StepState) => state === 'later' || state === 'over';

const Item = styled.li<{ $state: StepState }>`
  position: relative;
  display: grid;
  justify-items: center;
  align-content: start;
  gap: 4px;
  color: ${({ $state }) => inks[$state]};
  font-weight: ${({ $state }) => (isMarked($state) ? 700 : 400)};
  text-align: center;

  &:not(:first-child)::before {
    content: '';
    position: absolute;
    right: 50%;
    top: 19px;
    width: 100%;
    height: 2px;
    background: ${({ $state }) => (isGrey($state) ? 'var(--border-default)' : 'var(--trust-solid)')};
  }
  time,
  small {
    color: var(--text-tertiary);
    font: var(--type-caption);
    font-variant-numeric: tabular-nums;
  }
`;

const discs: Record<StepState, string> = {
  done: 'background:var(--trust-solid);border-color:var(--trust-solid);color:var(--trust-on);',
  current:
    'background:var(--brand-solid);border-color:var(--brand-solid);color:var(--brand-on);box-shadow:0 0 0 6px var(--brand-soft);',
  later: 'background:var(--bg-sunken);border-color:var(--border-default);',
  over: 'background:var(--bg-sunken);border-color:var(--border-control);',
};

const Disc = styled.span<{ $state: StepState }>`
  z-index: 1;
  display: grid;
  place-items: center;
  width: 40px;
  height: 40px;
  margin-bottom: 4px;
  border: 1.5px solid;
  border-radius: 50%;
  font-weight: 700;
  ${({ $state }) => discs[$state]}
`;

export type Step = {
  key: string;
  label: ReactNode /** Under the label: its time. */;
  note?: ReactNode;
  icon?: ReactNode;
};

export type StepsProps = {
  label: string;
  steps: readonly Step[];
  /** Index of the step under way; `steps.length` when all are done. */
  current: number;
  /** The process ended at `current`, somewhere else than at its goal. */
  isOver?: boolean;
  /** Said to readers after a finished step: "已完成". */
  doneLabel: string;
};

/** The stations of a process and how far it is. */
export function Steps({ label, steps, current, isOver = false, doneLabel }: StepsProps) {
  const now = isOver ? 'over' : 'current';
  return (
    <Line aria-label={label} $count={steps.length}>
      {steps.map((step, index) => {
        const state: StepState = index < current ? 'done' : index === current ? now : 'later';
        return (
          <Item key={step.key} $state={state} aria-current={isMarked(state) ? 'step' : undefined}>
            <Disc $state={state} aria-hidden="true">
              <Mark state={state}>{step.icon ?? index + 1}</Mark>
            </Disc>
            <span>
              {step.label}
              {state === 'done' && <VisuallyHidden>{` ${doneLabel}`}</VisuallyHidden>}
            </span>
            {step.note && <small>{step.note}</small>}
          </Item>
        );
      })}
    </Line>
  );
}

function Mark({ state, children }: { state: StepState; children: ReactNode }) {
  if (state === 'done') return <Check size={20} strokeWidth={2.5} />;
  return state === 'over' ? <X size={20} strokeWidth={2} /> : children;
}
