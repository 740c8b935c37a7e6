import type { EarlyAct } from '../render/early-script.ts';
import { press } from './slot.ts';
import type { TabPlaces } from './tab-places.ts';

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** Does again, in its order, what somebody did before the page was alive; in waiting places once they are alive. */
export function replayEarly(acts: readonly EarlyAct[], places: Pick<TabPlaces, 'spotOf' | 'redo'>): void {
  const kept = acts.filter(([target]) => target.isConnected);
  const latest = new Map(kept.map((act) => [act[0], act]));
  // Before the first of them: what is typed may draw anew the place of what is pressed.
  const spots = new Map(kept.map(([target]) => [target, places.spotOf(target)]));
  for (const act of kept) {
    const [target, value] = act;
    const spot = spots.get(target);
    if (value === undefined) places.redo(target, press, spot);
    else if (latest.get(target) === act) places.redo(target, (field) => change(field as Field, value), spot);
  }
}

/** Gives a field what was typed or ticked, so that React, which has seen it only since, notices a change. */
function change(field: Field, value: string | boolean): void {
  if (typeof value === 'boolean') {
    const box = field as HTMLInputElement;
    box.checked = !value;
    press(box);
    return;
  }
  if (field.value !== value && field === document.activeElement) return; // typed on meanwhile
  field.value = '';
  const ofItsKind = Object.getPrototypeOf(field) as Field;
  Reflect.set(ofItsKind, 'value', value, field);
  for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }));
  // Whoever has left the field already is done with it.
  if (field !== document.activeElement) field.dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
}
