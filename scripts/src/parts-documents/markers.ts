/**
 * Puts sections into a document, each between `<!-- generated: name -->` and `<!-- end of name -->`. The rest stays.
 *
 * @throws when the document lacks a marker, or has one for a section that is not there
 */
export function withSections(text: string, sections: Readonly<Record<string, string>>, file: string): string {
  const marked = [...text.matchAll(/^<!-- generated: (\S+) -->$/gm)].map(([, name = '']) => name);
  const unknown = marked.filter((name) => !Object.hasOwn(sections, name));
  if (unknown.length > 0) throw new Error(`${file}: nothing is generated for ${unknown.join(', ')}`);
  return Object.entries(sections).reduce((document, [name, section]) => {
    const [start, end] = [`<!-- generated: ${name} -->\n`, `\n<!-- end of ${name} -->`];
    const [from, to] = [document.indexOf(start), document.indexOf(end)];
    if (from < 0 || to < from) throw new Error(`${file} lacks ${start.trim()} or ${end.trim()}`);
    return `${document.slice(0, from)}${start}\n${section}\n${document.slice(to)}`;
  }, text);
}
