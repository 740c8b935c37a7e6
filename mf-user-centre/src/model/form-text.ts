import type { FormEvent } from 'react';

/** A field of a form as text; a file or a missing field is empty. */
export function textOf(data: FormData, name: string): string {
  const value = data.get(name);
  return typeof value === 'string' ? value : '';
}

/** For `onChange` of a form: hears what stands in it then, and the name of the field that was changed. */
export const afterChange =
  (hear: (data: FormData, field: string) => void) =>
  (event: FormEvent<HTMLFormElement>): void => {
    const { name } = event.target as Partial<HTMLInputElement>;
    hear(new FormData(event.currentTarget), name ?? '');
  };
