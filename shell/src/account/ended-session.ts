/** Survives the load that follows the end of a session, in this tab only. */
const KEY = 'jishi_session_ended';

/** Notes that the session has ended by itself, not by its owner. */
export const markEndedSession = (): void => sessionStorage.setItem(KEY, '1');

/** Whether that was noted and not told yet. */
export const hasEndedSession = (): boolean => sessionStorage.getItem(KEY) !== null;

/** Whether that was noted; tells it once. */
export function takeEndedSession(): boolean {
  const isMarked = hasEndedSession();
  sessionStorage.removeItem(KEY);
  return isMarked;
}
