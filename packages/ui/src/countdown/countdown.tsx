import { Fragment, useRef } from 'react';
import { styled } from 'styled-components';
import { VisuallyHidden } from '../layout/visually-hidden.tsx';
import { daysOf, figuresOf } from './figures.ts';
import { type CountdownOptions, useCountdown } from './use-countdown.ts';

type Look = { $size: 'md' | 'lg'; $onRed: boolean };

const Clock = styled.span<Look>`
  position: relative;
  display: inline-flex;
  align-items: center;
  gap: 4px;
  font-weight: 700;
  font-variant-numeric: tabular-nums;
  white-space: nowrap;

  b {
    display: grid;
    place-items: center;
    min-width: ${({ $size }) => ($size === 'lg' ? '34px' : '26px')};
    min-height: ${({ $size }) => ($size === 'lg' ? '34px' : '26px')};
    padding: 0.2em 4px;
    border-radius: ${({ $size }) => ($size === 'lg' ? '8px' : '6px')};
    background: ${({ $onRed }) => ($onRed ? 'rgb(255 255 255 / 96%)' : 'var(--bg-inverse)')};
    color: ${({ $onRed }) => ($onRed ? '#922210' : 'var(--text-inverse)')};
    font-size: ${({ $size }) => ($size === 'lg' ? '1.125rem' : '.875rem')};
    line-height: 1;
  }
  i {
    opacity: 0.75;
  }
`;

export type CountdownProps = CountdownOptions & {
  /** Name of the timer for readers: "距结束". */
  label: string;
  /** Days as text in front, only when there are any: `(days) => "2 天"`. */
  daysLabel: (days: number) => string;
  /** Sentence for readers at ten minutes, one minute and the end; gets the time left in ms. */
  announcement?: (left: number) => string;
  size?: 'md' | 'lg';
  /** White cells with dark red figures. */
  onRed?: boolean;
};

/** Hours, minutes and seconds to an end on the server's clock. Not live for readers, but for three short sentences. */
export function Countdown({ label, daysLabel, announcement, size = 'md', onRed = false, ...options }: CountdownProps) {
  const left = useCountdown(options);
  const seconds = Math.ceil(left / 1000);
  const days = daysOf(seconds);
  const mark = useMark(seconds);
  return (
    <Clock role="timer" aria-label={label} data-ends-at={options.endsAt} $size={size} $onRed={onRed}>
      {days > 0 && <span>{daysLabel(days)}</span>}
      {figuresOf(seconds).map((figure, index) => (
        <Fragment key={index}>
          {index > 0 && <i>:</i>}
          {/* While its place waits, the figures run without React. */}
          <b suppressHydrationWarning>{figure}</b>
        </Fragment>
      ))}
      {announcement && (
        <VisuallyHidden role="status">{mark === undefined ? '' : announcement(mark * 1000)}</VisuallyHidden>
      )}
    </Clock>
  );
}

const MARKS = [0, 60, 600];

/** The last of ten minutes, one minute and the end that was crossed while counting, in seconds. */
function useMark(seconds: number): number | undefined {
  const first = useRef(seconds);
  return MARKS.find((mark) => seconds <= mark && first.current > mark);
}
