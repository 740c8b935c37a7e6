import type { EarlyAct } from './early-script.ts';
import { press } from './hydration-boundary.ts';
import type { MountRegistry } from './mount-registry.ts';

/**
 * Does again, in its order, what somebody did before the page was alive; in waiting places once they are alive. First of all it tells where the
 * focus is: it came there unheard.
 *
 * @param focused the element that has the focus; `null` when that is nobody's business
 */
export function replayEarly(
  acts: readonly EarlyAct[],
  mounts: Pick<MountRegistry, 'spotOf' | 'redo' | 'retype'>,
  focused: Element | null = null,
): void {
  if (focused && focused !== document.body) mounts.redo(focused, tellFocus);
  const connected = acts.filter(([target]) => target.isConnected);
  const latest = new Map(connected.map((act) => [act[0], act]));
  // Before the first of them: what is typed may draw anew the place of what is pressed.
  const paths = new Map(connected.map(([target]) => [target, mounts.spotOf(target)]));
  for (const act of connected) {
    const [target, value] = act;
    const path = paths.get(target);
    if (value === undefined) mounts.redo(target, press, path);
    else if (latest.get(target) === act) mounts.retype(target, value, path);
  }
}

/** The event React hears of a focus; whoever has lost it meanwhile is told nothing. */
function tellFocus(target: Element): void {
  if (target === document.activeElement) target.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
}
