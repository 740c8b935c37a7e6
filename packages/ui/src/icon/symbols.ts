/** What an icon library knows of an icon: elements with their attributes; `key` is the library's own. */
export type IconNode = readonly (readonly [tag: string, attributes: Readonly<Record<string, string>>])[];

/** Id of the element that holds the drawings of a page. */
export const SHEET = 'icons';

const attributesOf = ({ key: _, ...attributes }: Readonly<Record<string, string>>): string =>
  Object.entries(attributes)
    .map(([name, value]) => ` ${name}="${value}"`)
    .join('');

const elementOf = ([tag, attributes]: IconNode[number], more = ''): string =>
  `<${tag}${more}${attributesOf(attributes)}/>`;

/** A path goes on where the one before it ended: its first step is absolute, like that of a path by itself. */
const absolute = (d: string): string =>
  d.replace(
    /^m\s*(-?\d*\.?\d+)[\s,]*(-?\d*\.?\d+)[\s,]*(?=([-.\d])?)/,
    (_, x, y, next) => `M${x} ${y}${next ? 'l' : ''}`,
  );

/** Paths that are nothing but lines are one: a page has fewer elements, and it looks the same. */
function joined(node: IconNode): IconNode {
  const isPlain = ([tag, { d, key: _, ...more }]: IconNode[number]) =>
    tag === 'path' && d && Object.keys(more).length === 0;
  const lines = node.filter(isPlain).map(([, { d = '' }]) => absolute(d));
  const others = node.filter((one) => !isPlain(one));
  return lines.length > 0 ? [['path', { d: lines.join('') }], ...others] : others;
}

/** An icon as a page has it once: an element, or a group of them. Width of strokes and colours come from where it is used. */
export function drawingOf(id: string, node: IconNode): string {
  const marks = ` id="${id}" stroke-linecap="round" stroke-linejoin="round"`;
  const [only, ...others] = joined(node);
  if (only && others.length === 0) return elementOf(only, marks);
  return `<g${marks}>${[only, ...others].map((one) => (one ? elementOf(one) : '')).join('')}</g>`;
}

/** The drawings one page needs, collected while the server draws it. */
export type IconSheet = {
  add(id: string, node: IconNode): void;
  /** As HTML, those that nobody has taken yet; empty without any. */
  take(): string;
};
