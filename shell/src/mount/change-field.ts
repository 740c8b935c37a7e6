import { press } from './hydration-boundary.ts';

export type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** Gives a field what was typed or ticked, so that React, which has seen it only since, notices a change. */
export function changeField(field: Field, value: string | boolean): void {
  if (typeof value === 'boolean') {
    const box = field as HTMLInputElement;
    box.checked = !value;
    press(box);
    return;
  }
  field.value = '';
  const ofItsKind = Object.getPrototypeOf(field) as Field;
  Reflect.set(ofItsKind, 'value', value, field);
  for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }));
  // Whoever has left the field already is done with it.
  if (field !== document.activeElement) field.dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
}
