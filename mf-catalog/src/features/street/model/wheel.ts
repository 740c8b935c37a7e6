/** What a turn of the wheel says. */
type Turn = Pick<WheelEvent, 'deltaX' | 'deltaY' | 'deltaMode' | 'ctrlKey' | 'shiftKey' | 'cancelable'>;

/** How the street stands. */
export type Standing = {
  /** How far it is scrolled, or on its way to, in px. */
  at: number;
  /** How far it can be scrolled. */
  room: number;
  /** What of it lies above and below the window, in px; nothing: 0. */
  above: number;
  below: number;
};

/** Pixels of a line, where a wheel counts in lines; one that counts in pages goes stall by stall. */
const LINE_PX = 32;
const PAGE_PX = 400;

/** The street is long: a wheel goes twice as far as on a page. */
const PACE = 2;

/**
 * How far a wheel that turns up or down moves the street sideways, in px; `null` leaves the turn to the page: when the street is at its end,
 * when some of it is still out of the window that way, when the turn means something else, or moves the page already.
 */
export function wheelMove(
  { deltaX, deltaY, deltaMode, ctrlKey, shiftKey, cancelable }: Turn,
  street: Standing,
): number | null {
  if (!cancelable || ctrlKey || shiftKey || Math.abs(deltaX) >= Math.abs(deltaY)) return null;
  const isOn = deltaY > 0;
  if (isOn ? street.at >= street.room - 1 || street.below > 1 : street.at <= 1 || street.above > 1) return null;
  const unit = deltaMode === 0 ? 1 : deltaMode === 1 ? LINE_PX : PAGE_PX;
  return deltaY * unit * PACE;
}

/** A finger on a touch pad sends many small turns, which are smooth as they are; a notch of a wheel has to be made so. */
export const isNotch = ({ deltaY, deltaMode }: Pick<Turn, 'deltaY' | 'deltaMode'>): boolean =>
  deltaMode !== 0 || Math.abs(deltaY) >= 50;
