const DAY = 86_400;

const two = (value: number): string => String(value).padStart(2, '0');

/** Whole days in front of the figures. The last one is 24 hours from its first second: what is due in a day would lose "1 day" a second later, and all figures move. */
export const daysOf = (seconds: number): number => (seconds <= DAY ? 0 : Math.floor(seconds / DAY));

/** Hours, minutes and seconds, each of two figures. */
export const figuresOf = (seconds: number): string[] => {
  const hours = Math.floor(seconds / 3600);
  return [seconds <= DAY ? hours : hours % 24, Math.floor(seconds / 60) % 60, seconds % 60].map(two);
};
