/** Time left in parts, and in whole seconds (which may be zero or less once the time has passed). */
export type Countdown = { day: number; hour: number; minute: number; second: number; seconds: number };

/** Time from `now` until `end`; the parts stop at zero, `seconds` goes on below. */
export function countdown(end: Date, now: Date): Countdown {
  const seconds = Math.ceil((end.getTime() - now.getTime()) / 1000);
  const left = Math.max(0, seconds);
  return {
    day: Math.floor(left / 86_400),
    hour: Math.floor((left % 86_400) / 3600),
    minute: Math.floor((left % 3600) / 60),
    second: left % 60,
    seconds: seconds === 0 ? 0 : seconds,
  };
}
