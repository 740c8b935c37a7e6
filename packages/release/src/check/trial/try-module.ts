import type { Host } from './host.ts';
import type { TrialModule, TrialOrder } from './order.ts';
import { type AddedStyles, stylesOutside } from './outward-styles.ts';
import { changesBetween, globalsOf, membersOf, type Snapshot } from './snapshot.ts';
import { foreignKeys, type World } from './world.ts';

const STEP_MS = 20;
const STEPS = 12;
const LOADS_MS = 2000;

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** A module that never comes is not waited for. */
const within = <T>(loading: Promise<T>): Promise<T> =>
  Promise.race([loading, pause(LOADS_MS).then(() => Promise.reject(new Error('its module does not come')))]);

/** Waits until something is drawn and stays as it is, or for a moment if nothing comes. */
async function settled(place: Element): Promise<void> {
  let before = '';
  for (let step = 0; step < STEPS; step += 1) {
    await pause(STEP_MS);
    const now = place.innerHTML;
    if (now !== '' && now === before && step > 2) return;
    before = now;
  }
}

/** Loads, draws and takes away one module, and says what others felt of it. */
export async function tryModule(world: World, host: Host, order: TrialOrder, one: TrialModule): Promise<string[]> {
  const { window, place, noted, listeners, intervals } = world;
  const found = new Set<string>();
  const before = world.state;
  const had = {
    listeners: new Set(listeners.keys()),
    intervals: new Set(intervals),
    events: host.emitted.length,
    hears: host.listening.size,
  };
  const sheets: AddedStyles = stylesOutside(window, place);
  noted.length = 0;
  const note = (when: string, effects: readonly string[]) => {
    for (const effect of effects) found.add(`${effect}${when}`);
  };

  const loaded = await within(host.load(order.mfName, one.module));

  window.document.getElementById('frame-button')?.focus();
  const touched = observe(world);
  const inner = window.document.createElement('div');
  place.append(inner);
  let fault: unknown;
  const mounted = host.mount(inner, loaded, one.props, one.pattern, one.path, (error) => {
    fault ??= error;
  });
  await settled(inner);
  const isDrawn = inner.innerHTML !== '';
  note('', [...changed(before, stateOf(world, host), order.mfName), ...touched(), ...sheets(), ...keptEvents(world)]);
  if (isFocusTaken(world, one.kind)) found.add('takes the focus');
  if (one.kind === 'fragment' && mounted.here() !== one.path) found.add('leads away from the page it stands on');
  mounted.end();
  inner.remove();
  await pause(5);
  world.state = stateOf(world, host);
  note(' and leaves it behind', changed(before, world.state, order.mfName));
  note('', [...touched(), ...noted]);
  for (const [mark, { target, type }] of listeners)
    if (!had.listeners.has(mark)) found.add(`leaves a listener for ${type} on ${target}`);
  if ([...intervals].some((id) => !had.intervals.has(id))) found.add('leaves a timer that goes on for ever');
  if (host.listening.size > had.hears) found.add('goes on listening for events');
  for (const event of host.emitted.slice(had.events))
    if (!order.tells.includes(event)) found.add(`emits ${event}, which it does not state`);
  // What fails for want of true answers shows its notice, and that was tried.
  if (found.size === 0 && !isDrawn) throw fault ?? new Error('it drew nothing');
  return without(found);
}

/** The focus stood on an element of others. A page may take it into itself; what stands on pages of others may not. */
function isFocusTaken({ window, place }: World, kind: TrialModule['kind']): boolean {
  const { document } = window;
  const held = document.getElementById('frame-button');
  const now = document.activeElement;
  if (!held || now === held) return false;
  return kind === 'fragment' || !now || !place.contains(now);
}

/** What is left behind, or was there at once, need not be said twice. */
const without = (found: ReadonlySet<string>): string[] =>
  [...found].filter((one) => {
    const said = one.replace(/ and leaves it behind$/, '');
    return said === one || !found.has(said);
  });

/** What others could feel of the page as it is now. */
export function stateOf(world: World, host: Host): Snapshot {
  const { window } = world;
  const { document, localStorage, sessionStorage } = window;
  const state = globalsOf(
    window,
    new Set([document, localStorage, sessionStorage, window.location, window.history, window.navigator]),
  );
  for (const [name, library] of Object.entries(host.shared)) {
    membersOf(library, name, state);
    for (const [key, value] of Object.entries(library)) if (isPlain(value)) membersOf(value, `${name}.${key}`, state);
  }
  const axios = (
    host.shared['axios'] as { default: { defaults: object; interceptors: Record<string, { handlers?: unknown[] }> } }
  ).default;
  state.set('defaults of axios', JSON.stringify(axios.defaults));
  for (const [side, { handlers = [] }] of Object.entries(axios.interceptors))
    state.set(`interceptors of axios (${side})`, handlers.filter(Boolean).length);
  membersOf(host.shop, 'shop', state);
  membersOf(host.shop.api, 'shop.api', state);
  membersOf(host.shop.bus, 'shop.bus', state);
  membersOf(host.session.getState() as object, 'session', state);
  membersOf(host.queries, 'queries', state);
  state.set('defaults of all queries', JSON.stringify(host.queries.getDefaultOptions()));
  state.set('query of another part', host.queries.getQueryData(['check', 'another part']));
  state.set('language', host.i18n.language);
  state.set('texts of others', JSON.stringify(host.i18n.getResourceBundle('zh', 'common')));
  for (const key of foreignKeys) {
    state.set(`${key} in localStorage`, localStorage.getItem(key));
    state.set(`${key} in sessionStorage`, sessionStorage.getItem(key));
  }
  state.set('cookies', document.cookie);
  state.set('address', window.location.href);
  return state;
}

const isPlain = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !('$$typeof' in value);

/** Names a build may make: its container and chunks, the runtime's. */
const isOfBuilds = (name: string, mfName: string): boolean =>
  name === mfName ||
  name.startsWith(`${mfName}.`) ||
  name === `${mfName} (can be changed)` ||
  name.startsWith(`rspackChunk${mfName}`) ||
  /^(__parts|__FEDERATION__|__GLOBAL_LOADING_REMOTE_ENTRY__|__VMOK__|__zod_)/.test(name) ||
  /^queries\.(#|_)?/.test(name);

const changed = (before: Snapshot, now: Snapshot, mfName: string): string[] =>
  changesBetween(before, now)
    .filter((name) => !isOfBuilds(name, mfName) && !/^(event|Error\.(stackTraceLimit|prepareStackTrace))$/.test(name))
    .slice(0, 10)
    .map((name) => `changes ${name}`);

/** Everything that happens to elements outside of the place, also when it is taken back. */
function observe({ window, place }: World): () => string[] {
  const all: MutationRecord[] = [];
  const observer = new window.MutationObserver((records) => all.push(...records));
  observer.observe(window.document, { subtree: true, childList: true, attributes: true, characterData: true });
  const isOwn = (node: Node) => place.contains(node) || isStyle(node) || (!node.isConnected && node !== place);
  return () => {
    all.push(...observer.takeRecords());
    const outside = all.splice(0).filter(({ target, addedNodes, removedNodes }) => {
      const nodes = [...addedNodes, ...removedNodes];
      return !isOwn(target) && !(nodes.length > 0 && nodes.every(isStyle));
    });
    return outside.map((record) => {
      const { type, target, attributeName } = record;
      const element = (target as Element).localName ?? target.parentElement?.localName ?? 'the document';
      return type === 'attributes' ? `changes ${attributeName} of ${element}` : `changes what stands in ${element}`;
    });
  };
}

/** Where styled-components keeps rules, and the shared icons the shapes they are drawn of. */
const isStyle = (node: Node): boolean =>
  node.nodeType === 1
    ? (node as Element).matches('[data-styled], #icons, #icons *')
    : node.parentElement?.hasAttribute('data-styled') === true;

const events = [
  'click',
  'keydown',
  'pointerdown',
  'mousedown',
  'touchstart',
  'wheel',
  'input',
  'change',
  'submit',
  'contextmenu',
];

/** Events for an element of others that its own listener does not hear, or that are spoiled on their way. */
function keptEvents({ window }: World): string[] {
  const button = window.document.getElementById('frame-button');
  // Taken away: that is said already.
  if (!button) return [];
  return events
    .filter((type) => {
      let isHeard = false;
      const hear = (event: Event) => {
        isHeard = !event.defaultPrevented;
      };
      const hearAtTop = () => {
        isAtTop = true;
      };
      let isAtTop = false;
      button.addEventListener(type, hear);
      window.addEventListener(type, hearAtTop);
      const event = new window.Event(type, { bubbles: true, cancelable: true, composed: true });
      button.dispatchEvent(event);
      button.removeEventListener(type, hear);
      window.removeEventListener(type, hearAtTop);
      return !isHeard || !isAtTop || event.defaultPrevented;
    })
    .map((type) => `keeps ${type} from others`);
}
