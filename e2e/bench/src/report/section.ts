/** Writes a section between its markers; the rest of the document is written by people and stays. */
export function putSection(document: string, name: string, text: string): string {
  const [begin, end] = [`<!-- bench:${name} -->`, `<!-- /bench:${name} -->`];
  const section = `${begin}\n${text}\n${end}`;
  const from = document.indexOf(begin);
  const to = document.indexOf(end);
  if (from === -1 || to < from) return `${document.trimEnd()}\n\n${section}\n`.trimStart();
  return document.slice(0, from) + section + document.slice(to + end.length);
}
