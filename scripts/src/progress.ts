/** One line of progress: what, in a column of its own, then what about it. */
export function say(subject: string, text: string): void {
  console.log(`${subject.padEnd(11)} ${text}`);
}

/** `4.2 s`, or `3 min 05 s` from a minute on. */
export function duration(milliseconds: number): string {
  const seconds = milliseconds / 1000;
  if (seconds < 60) return `${seconds.toFixed(1)} s`;
  const whole = Math.round(seconds);
  return `${Math.floor(whole / 60)} min ${String(whole % 60).padStart(2, '0')} s`;
}
