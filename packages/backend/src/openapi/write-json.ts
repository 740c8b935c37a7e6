const WIDTH = 120;

type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

/**
 * JSON as the formatter of the repository leaves it: objects on lines of their own, lists of plain values on one line
 * where they fit. So the file is the same whoever wrote it.
 */
export function writeJson(value: object): string {
  return `${write(JSON.parse(JSON.stringify(value)), '', 0, 0)}\n`;
}

/** `before`: characters that stand on the line already; `after`: the comma that follows. */
function write(value: Json, indent: string, before: number, after: number): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const inner = `${indent}  `;
  if (!Array.isArray(value)) {
    const entries = Object.entries(value).map(([name, item], index, { length }) => {
      const key = `${inner}${JSON.stringify(name)}: `;
      return key + write(item, inner, key.length, index < length - 1 ? 1 : 0);
    });
    return entries.length === 0 ? '{}' : `{\n${entries.join(',\n')}\n${indent}}`;
  }
  const oneLine = `[${value.map((item) => JSON.stringify(item)).join(', ')}]`;
  const isPlain = value.every((item) => typeof item !== 'object' || item === null || Object.keys(item).length === 0);
  if (isPlain && before + oneLine.length + after <= WIDTH) return oneLine;
  return `[\n${value.map((item) => inner + write(item, inner, inner.length, 1)).join(',\n')}\n${indent}]`;
}
