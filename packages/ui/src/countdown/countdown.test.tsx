import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { showServerOutput } from '../testing/show-server-output.tsx';
import { Countdown } from './countdown.tsx';

describe('Countdown', () => {
  const start = Date.UTC(2026, 6, 25);
  const offset = 3_600_000; // the server's clock is an hour ahead
  beforeEach(() => {
    vi.useFakeTimers();
    vi.setSystemTime(start - offset);
  });
  afterEach(() => void vi.useRealTimers());

  const clock = (seconds: number, onEnd: () => void) => (
    <Countdown
      label="Ends in"
      endsAt={start + seconds * 1000}
      startedAt={start}
      now={() => Date.now() + offset}
      daysLabel={(days) => `${days} days`}
      announcement={(left) => `${left / 1000} s left`}
      onEnd={onEnd}
    />
  );
  const draw = (seconds: number, onEnd = vi.fn()) => {
    render(clock(seconds, onEnd));
    return onEnd;
  };
  const shown = () => {
    const cells = screen.getByRole('timer', { name: 'Ends in' }).querySelectorAll('b');
    return Array.from(cells, (cell) => cell.textContent).join(':');
  };

  it('follows the clock of the server', () => {
    draw(5076);
    expect(shown()).toBe('01:24:36');
    act(() => vi.advanceTimersByTime(1000));
    expect(shown()).toBe('01:24:35');
  });

  it('puts days in front when there are any', () => {
    draw(2 * 86_400 + 5);
    expect(screen.getByText('2 days')).toBeInTheDocument();
    expect(shown()).toBe('00:00:05');
  });

  it('has no days in the last one', () => {
    draw(86_399);
    expect(screen.queryByText(/days/)).not.toBeInTheDocument();
    expect(shown()).toBe('23:59:59');
  });

  it('is 24 hours and no day at the first second of the last one: nothing moves when it goes on', () => {
    draw(86_400);
    expect(screen.queryByText(/days/)).not.toBeInTheDocument();
    expect(shown()).toBe('24:00:00');
    act(() => vi.advanceTimersByTime(1000));
    expect(shown()).toBe('23:59:59');
  });

  it('catches up after a tab slept', () => {
    draw(3600);
    vi.setSystemTime(start - offset + 3_000_000);
    act(() => vi.advanceTimersByTime(1000));
    expect(shown()).toBe('00:09:59');
  });

  it('ends once and says three sentences on the way', () => {
    const onEnd = draw(601);
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
    act(() => vi.advanceTimersByTime(1000));
    expect(screen.getByRole('status')).toHaveTextContent('600 s left');
    act(() => vi.advanceTimersByTime(540_000));
    expect(screen.getByRole('status')).toHaveTextContent('60 s left');
    act(() => vi.advanceTimersByTime(70_000));
    expect(screen.getByRole('status')).toHaveTextContent(/^0 s left/);
    expect(shown()).toBe('00:00:00');
    expect(onEnd).toHaveBeenCalledOnce();
  });

  it('is over at once when the end has passed', () => {
    expect(draw(-5)).toHaveBeenCalledOnce();
    expect(shown()).toBe('00:00:00');
  });

  it('says nothing of ends that lay behind it when it came', () => {
    draw(-5);
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });

  it('is not disturbed by a new function of its owner, and calls the latest', () => {
    const [first, second] = [vi.fn(), vi.fn()];
    const { rerender } = render(clock(2, first));
    act(() => vi.advanceTimersByTime(1000));
    rerender(clock(2, second));
    act(() => vi.advanceTimersByTime(1000));
    expect(first).not.toHaveBeenCalled();
    expect(second).toHaveBeenCalledOnce();
  });

  it('starts anew with another end', () => {
    const onEnd = vi.fn();
    const { rerender } = render(clock(1, onEnd));
    act(() => vi.advanceTimersByTime(1000));
    rerender(clock(61, onEnd));
    expect(shown()).toBe('00:01:00');
    act(() => vi.advanceTimersByTime(60_000));
    expect(onEnd).toHaveBeenCalledTimes(2);
  });

  it('stops when it is gone', () => {
    const onEnd = vi.fn();
    render(clock(5, onEnd)).unmount();
    expect(vi.getTimerCount()).toBe(0);
    expect(onEnd).not.toHaveBeenCalled();
  });

  it('is silent without sentences', () => {
    render(
      <Countdown label="距结束" endsAt={start + 1000} startedAt={start} now={() => start} daysLabel={String} onRed />,
    );
    expect(screen.getByRole('timer', { name: '距结束' })).toHaveTextContent('00:00:01');
    expect(screen.queryByRole('status')).not.toBeInTheDocument();
  });

  it('is written by a server at the time the page was made, and asks no clock', () => {
    const now = vi.fn(() => start);
    const page = showServerOutput(
      <Countdown
        label="c"
        endsAt={start + 90_061_000}
        startedAt={start}
        now={now}
        daysLabel={(days) => `${days} 天`}
      />,
    );
    expect(page.textContent).toBe('1 天01:01:01');
    expect(now).not.toHaveBeenCalled();
  });
});
