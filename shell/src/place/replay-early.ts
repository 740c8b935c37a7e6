import type { EarlyAct } from '../render/early-script.ts';
import { press } from './slot.ts';
import type { TabPlaces } from './tab-places.ts';

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** Does again, in its order, what somebody did before the page was alive; in waiting places once they are alive. */
export function replayEarly(acts: readonly EarlyAct[], places: Pick<TabPlaces, 'redo'>): void {
  const latest = new Map(acts.map((act) => [act[0], act]));
  for (const act of acts) {
    const [target, value] = act;
    if (!target.isConnected) continue;
    if (value === undefined) places.redo(target, press);
    else if (latest.get(target) === act) places.redo(target, (field) => change(field as Field, value));
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
