const two = (value: number): string => String(value).padStart(2, '0');

/** Hours, minutes and seconds, each of two figures. */
export const figuresOf = (seconds: number): string[] =>
  [Math.floor(seconds / 3600) % 24, Math.floor(seconds / 60) % 60, seconds % 60].map(two);
