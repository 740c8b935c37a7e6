import { visit } from 'jsonc-parser';
import { Refused } from '../refused.ts';
import type { Path } from '../support/problems.ts';
import type { Catalogue } from './export-catalogue.ts';
import { FORMAT, type RawSections, sectionNames, VERSION } from './sections.ts';

/** A catalogue that was read, and where each part of it stands: `products.json:12`. */
export type CatalogueFile = { sections: RawSections; placeOf(path: Path): string };

/** JSON with one document a line: what changed between two exports is easily seen. In portions, for large shops. */
export function* writeCatalogueJson(catalogue: Catalogue): Generator<string> {
  yield `{"format":${JSON.stringify(FORMAT)},"version":${VERSION}`;
  for (const name of sectionNames) {
    yield `,\n${JSON.stringify(name)}:[`;
    for (const [index, document] of catalogue[name].entries())
      yield `${index === 0 ? '' : ','}\n${JSON.stringify(document)}`;
    yield '\n]';
  }
  yield '}\n';
}

/**
 * Reads a catalogue.
 * @throws Refused when it is no JSON, or JSON of something else
 */
export function readCatalogueJson({ name, text }: { name: string; text: string }): CatalogueFile {
  const { format, version, ...sections } = parseObject(name, text);
  if (format !== FORMAT || version !== VERSION) {
    throw new Refused(`${name} is no catalogue: it must begin with {"format": "${FORMAT}", "version": ${VERSION}}.`);
  }
  for (const [section, documents] of Object.entries(sections)) {
    if (!sectionNames.some((known) => known === section)) {
      throw new Refused(`${name} has an unknown section "${section}". Known are: ${sectionNames.join(', ')}.`);
    }
    if (!Array.isArray(documents)) throw new Refused(`${name}: the section "${section}" must be a list.`);
  }
  let lines: Map<string, number> | null = null;
  return {
    sections: sections as RawSections,
    placeOf(path) {
      lines ??= linesOf(text);
      return `${name}:${lineAt(lines, path)}: ${path.join('.')}`;
    },
  };
}

function parseObject(name: string, text: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) return { ...value };
  } catch (error) {
    throw new Refused(`${name} is no JSON: ${error instanceof Error ? error.message : error}`);
  }
  throw new Refused(`${name} must hold one JSON object.`);
}

/** The line on which each value begins. Read a second time, only when something is wrong. */
function linesOf(text: string): Map<string, number> {
  const lines = new Map<string, number>();
  const remember = (line: number, path: () => readonly (string | number)[]) => {
    const key = path().join('.');
    if (!lines.has(key)) lines.set(key, line + 1);
  };
  visit(text, {
    onObjectBegin: (_offset, _length, line, _character, path) => remember(line, path),
    onArrayBegin: (_offset, _length, line, _character, path) => remember(line, path),
    onLiteralValue: (_value, _offset, _length, line, _character, path) => remember(line, path),
  });
  return lines;
}

/** The line of a value, or of the nearest thing around it. */
function lineAt(lines: ReadonlyMap<string, number>, path: Path): number {
  for (let length = path.length; length > 0; length -= 1) {
    const line = lines.get(path.slice(0, length).join('.'));
    if (line !== undefined) return line;
  }
  return 1;
}
