/** A row of the tables of `docs/security.md`, "ASVS 5.0". */
export type AsvsRow = { id: string; level: number; requirement: string; how: string; chapter: string };

const HEADING = /^### (V\d+) /;
/** The first cell of a row: a number such as 6.2.1. */
const NUMBERED = /^\| *\d/;

/** Reads the rows of the page in their order. A row that lacks a cell has an empty text there. */
export function readRows(page: string): AsvsRow[] {
  const rows: AsvsRow[] = [];
  let chapter = '';
  for (const line of page.split('\n')) {
    chapter = HEADING.exec(line)?.[1] ?? (line.startsWith('#') ? '' : chapter);
    if (chapter === '' || !NUMBERED.test(line)) continue;
    const [id = '', level = '', requirement = '', ...how] = line.replace(/^\||\|$/g, '').split('|');
    rows.push({
      id: id.trim(),
      level: Number(level),
      requirement: requirement.trim(),
      how: how.join('|').trim(),
      chapter,
    });
  }
  return rows;
}
