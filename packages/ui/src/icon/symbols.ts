/** What an icon library knows of an icon: elements with their attributes; `key` is the library's own. */
export type IconNode = readonly (readonly [tag: string, attributes: Readonly<Record<string, string>>])[];

/** Id of the element that holds the drawings of a page. */
export const SHEET = 'icons';

const attributesOf = ({ key: _, ...attributes }: Readonly<Record<string, string>>): string =>
  Object.entries(attributes)
    .map(([name, value]) => ` ${name}="${value}"`)
    .join('');

/** An icon as a page has it once. Width of strokes and colours come from where it is used. */
export const symbolOf = (id: string, node: IconNode): string =>
  `<symbol id="${id}" viewBox="0 0 24 24" stroke-linecap="round" stroke-linejoin="round">${node
    .map(([tag, attributes]) => `<${tag}${attributesOf(attributes)}/>`)
    .join('')}</symbol>`;

/** The drawings one page needs, collected while the server draws it. */
export type IconSheet = {
  add(id: string, node: IconNode): void;
  /** As HTML, those that nobody has taken yet; empty without any. */
  take(): string;
};
