/** A requirement of the lists of `docs/security.md`, "ASVS 5.0", and how it is met. */
export type AsvsRow = { id: string; level: number; requirement: string; how: string; chapter: string };

const HEADING = /^### (V\d+) /;
/** `- **6.2.1** (level 1) A requirement`. */
const NUMBERED = /^- \*\*(\d[\d.]*)\*\* \(level (\d)\)(.*)$/;
/** `  - How it is met: …`, the line under a requirement. */
const MET = / {2}- How it is met:(.*)$/;

/** Reads the requirements of the page in their order. One that lacks its words or how it is met has an empty text there. */
export function readRows(page: string): AsvsRow[] {
  const rows: AsvsRow[] = [];
  let chapter = '';
  for (const line of itemsOf(page)) {
    chapter = HEADING.exec(line)?.[1] ?? (line.startsWith('#') ? '' : chapter);
    const [, id = '', level, rest = ''] = NUMBERED.exec(line) ?? [];
    if (chapter === '' || id === '') continue;
    const requirement = rest.replace(MET, '').trim();
    rows.push({ id, level: Number(level), requirement, how: (MET.exec(rest)?.[1] ?? '').trim(), chapter });
  }
  return rows;
}

/** Lines of the page, an item of a list with everything that is indented below it as one. */
const itemsOf = (page: string): string[] =>
  page
    .replace(/\n {4}(?=\S)/g, ' ')
    .replace(/\n(?= {2}\S)/g, '')
    .split('\n');
