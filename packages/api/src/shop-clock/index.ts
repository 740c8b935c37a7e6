/** What the hour and the day of the shop's clock make of the shop. Pure, compiled into whatever uses it. */
export { type DayPart, dayPartAt, dayPartOf, dayParts, nextDayPartAfter } from './day-part.ts';
export { dayAt, type Light, lightAt, nextLightAfter } from './light.ts';
export { type Season, seasonAt, seasonOf, seasons } from './season.ts';
