import { faultsOfDrawn } from './drawn.ts';
import { gatherFaults } from './faults.ts';
import type { Host } from './host.ts';
import { keptEvents } from './kept-events.ts';
import { observe } from './mutations.ts';
import type { TrialModule, TrialOrder } from './order.ts';
import { type AddedStyles, stylesOutside } from './outward-styles.ts';
import { subscribersOf } from './shared-state.ts';
import { changesBetween, type Snapshot } from './snapshot.ts';
import { stateOf } from './state.ts';
import type { World } from './world.ts';

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
  const { window, place, noted, listeners, tasks, opened } = world;
  const found = new Set<string>();
  const before = world.state;
  const had = {
    listeners: new Set(listeners.keys()),
    events: host.emitted.length,
    hears: host.listening.size,
    subscribers: subscribersOf(host),
  };
  const sheets: AddedStyles = stylesOutside(window, place);
  noted.length = 0;
  const note = (when: string, effects: readonly string[]) => {
    for (const effect of effects) found.add(`${effect}${when}`);
  };
  const changes = (now: Snapshot) => changed(before, now, order.mfName);

  const loaded = await within(host.load(order.mfName, one.module));

  holdForOthers(world);
  const touched = observe(world);
  const inner = window.document.createElement('div');
  place.append(inner);
  tasks.begin();
  opened.begin();
  const faults = gatherFaults(host);
  const hear = ({ error, message }: ErrorEvent) => faults.hear(error ?? message);
  window.addEventListener('error', hear);
  const mounted = host.mount(inner, loaded, one.props, one.pattern, one.path, faults.hear);
  await settled(inner);
  const isDrawn = inner.innerHTML !== '';
  if (await isRestless(tasks)) found.add('draws itself again and again');
  note('', [...changes(stateOf(world, host, order.mfName)), ...touched(), ...sheets(), ...keptEvents(world)]);
  note('', faultsOfDrawn(window, inner));
  note('', intrusions(world, one.kind, mounted.here() !== one.path));
  mounted.end();
  inner.remove();
  await pause(5);
  note('', await tasks.goesOn());
  world.state = stateOf(world, host, order.mfName);
  note(' and leaves it behind', changes(world.state));
  note('', [...touched(), ...noted, ...opened.left(), ...faults.told()]);
  window.removeEventListener('error', hear);
  for (const [mark, { target, type }] of listeners)
    if (!had.listeners.has(mark)) found.add(`leaves a listener for ${type} on ${target}`);
  if (host.listening.size > had.hears) found.add('goes on listening for events');
  for (const [what, count] of subscribersOf(host))
    if (count > (had.subscribers.get(what) ?? 0)) found.add(`goes on listening to ${what}`);
  for (const event of host.emitted.slice(had.events))
    if (!order.tells.includes(event)) found.add(`emits ${event}, which it does not state`);
  // What fails for want of true answers shows its notice, and that was tried.
  if (found.size === 0 && !isDrawn) throw new Error('it drew nothing');
  return without(found);
}

const LOOKS = 100;
/** A page that is drawn in slices is done long before; counted, for by the clock everything takes long on a crowded machine. */
const MOST_TASKS = 200;

/** Whether there is no moment without something that runs at once. */
async function isRestless(tasks: World['tasks']): Promise<boolean> {
  tasks.hurried();
  for (let look = 0, ran = 0; look < LOOKS; look += 1) {
    await pause(STEP_MS);
    const count = tasks.hurried();
    if (count === 0) return false;
    ran += count;
    if (ran > MOST_TASKS) return true;
  }
  return false;
}

/** Somebody is at an element of others, and has selected something there. */
function holdForOthers({ window, disturbed }: World): void {
  const { document } = window;
  document.getElementById('frame-button')?.focus();
  const text = document.querySelector('footer p');
  if (text) window.getSelection()?.selectAllChildren(text);
  disturbed.length = 0;
}

/** What stands on pages of others leaves the customer where they are; a page leaves it to the frame to come back to a place. */
function intrusions(world: World, kind: TrialModule['kind'], isLed: boolean): string[] {
  const { window, disturbed } = world;
  const focus = isFocusTaken(world, kind) ? ['takes the focus'] : [];
  if (kind === 'page')
    return [...focus, ...(disturbed.includes('window') ? ['scrolls the page, which the frame does'] : [])];
  // Where the focus goes, what was selected is no longer.
  const isSelected = focus.length > 0 || window.getSelection()?.isCollapsed === false;
  return [
    ...focus,
    ...(isLed ? ['leads away from the page it stands on'] : []),
    ...disturbed.map((what) => (what === 'dialog' ? 'opens a dialog over the page' : 'scrolls the page it stands on')),
    ...(isSelected ? [] : ['takes away what is selected']),
  ];
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

/** Names a build may make: its container and chunks, the runtime's. */
const isOfBuilds = (name: string, mfName: string): boolean =>
  name === mfName ||
  name.startsWith(`${mfName}.`) ||
  name === `${mfName} (can be changed)` ||
  name.startsWith(`rspackChunk${mfName}`) ||
  /^(__parts|__FEDERATION__|__GLOBAL_LOADING_REMOTE_ENTRY__|__VMOK__|__zod_)/.test(name) ||
  /^queries\.[#_]/.test(name);

const changed = (before: Snapshot, now: Snapshot, mfName: string): string[] =>
  changesBetween(before, now)
    .filter((name) => !isOfBuilds(name, mfName) && !/^(event|Error\.(stackTraceLimit|prepareStackTrace))$/.test(name))
    .slice(0, 10)
    .map((name) => `changes ${name}`);
