/** Survives the load that follows the end of a session, in this tab only. */
const KEY = 'jishi_session_ended';

/** Notes that the session has ended by itself, not by its owner. */
export const markEndedSession = (): void => sessionStorage.setItem(KEY, String(performance.timeOrigin));

/** Whether that was noted before this page was loaded; tells it once. The page that is about to go leaves it to the next. */
export function takeEndedSession(): boolean {
  const markedIn = sessionStorage.getItem(KEY);
  if (markedIn === null || markedIn === String(performance.timeOrigin)) return false;
  sessionStorage.removeItem(KEY);
  return true;
}
