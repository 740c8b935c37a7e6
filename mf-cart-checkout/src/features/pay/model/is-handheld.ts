/** Devices one holds: a finger, and no mouse. */
export const HANDHELD = '(hover: none) and (pointer: coarse)';

/**
 * Whether this screen is in somebody's hand: a code on it cannot be scanned with it, and what a code says can be opened here. Browser
 * only.
 */
export const isHandheld = (): boolean => typeof matchMedia === 'function' && matchMedia(HANDHELD).matches;
