import type { Host } from './host.ts';
import { sharedStateOf } from './shared-state.ts';
import { globalsOf, membersOf, type Snapshot } from './snapshot.ts';
import { foreignKeys, type World } from './world.ts';

/** What others could feel of the page as it is now. */
export function stateOf({ window }: World, host: Host, mfName: string): Snapshot {
  const { document, localStorage, sessionStorage } = window;
  const state = globalsOf(
    window,
    new Set([document, localStorage, sessionStorage, window.location, window.history, window.navigator]),
  );
  for (const [name, value] of ownOf({ document, history: window.history, navigator: window.navigator }))
    state.set(name, value);
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

/** What was put upon objects of the page that is not there by nature; React marks the document. */
function ownOf(objects: Readonly<Record<string, object>>): Snapshot {
  const all: Snapshot = new Map();
  for (const [name, object] of Object.entries(objects)) membersOf(object, name, all);
  return new Map([...all].filter(([name]) => !/\.(_|Symbol\()/.test(name)));
}
