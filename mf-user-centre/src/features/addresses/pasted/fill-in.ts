import type { PastedAddress } from './pasted-address.ts';

const fields = ['name', 'phone', 'place', 'house'] as const;

/** Writes what was found into the text fields of a form; the others keep what stands in them. */
export function fillIn(form: HTMLFormElement, found: PastedAddress): void {
  for (const name of fields) {
    const field = form.elements.namedItem(name);
    if (field instanceof HTMLInputElement && found[name] !== '') field.value = found[name];
  }
}
