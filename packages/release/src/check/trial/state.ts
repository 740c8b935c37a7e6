import type { Host } from './host.ts';
import { sharedStateOf } from './shared-state.ts';
import { globalsOf, type Snapshot } from './snapshot.ts';
import { foreignKeys, type World } from './world.ts';

/** What others could feel of the page as it is now. */
export function stateOf({ window }: World, host: Host, mfName: string): Snapshot {
  const { document, localStorage, sessionStorage } = window;
  const state = globalsOf(
    window,
    new Set([document, localStorage, sessionStorage, window.location, window.history, window.navigator]),
  );
  for (const [name, value] of sharedStateOf(host, mfName)) state.set(name, value);
  for (const key of foreignKeys) {
    state.set(`${key} in localStorage`, localStorage.getItem(key));
    state.set(`${key} in sessionStorage`, sessionStorage.getItem(key));
  }
  state.set('cookies', document.cookie);
  state.set('address', window.location.href);
  state.set('the style sheet of the frame', document.querySelector<HTMLStyleElement>('#frame')?.sheet?.disabled);
  return state;
}
