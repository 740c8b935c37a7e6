const HOUR = 3_600_000;

/** The content tells times relative to the moment of seeding; negative hours are past. */
export const inHours = (now: Date, hours: number): Date => new Date(now.getTime() + hours * HOUR);
export const daysAgo = (now: Date, days: number): Date => inHours(now, -24 * days);
