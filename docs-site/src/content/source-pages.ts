import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../folders.ts';

/** Sources that pages name: each becomes a page that shows it, with the lines of the named declarations marked. */
export class SourceFiles {
  readonly #names = new Map<string, Set<string>>();

  /** The address of its page. */
  add(file: string, name: string | undefined): string {
    const names = this.#names.get(file) ?? new Set();
    if (name !== undefined) names.add(name);
    this.#names.set(file, names);
    return `/source/${routeOf(file)}`;
  }

  /** Pages by their route. */
  pages(): Map<string, string> {
    return new Map([...this.#names].map(([file, names]) => [`en/source/${routeOf(file)}`, sourcePage(file, names)]));
  }
}

/** Without dots: an ending of code in an address would make it a file. */
const routeOf = (file: string): string => file.replaceAll('.', '-');

function sourcePage(file: string, names: ReadonlySet<string>): string {
  const text = readFileSync(join(root, file), 'utf8').trimEnd();
  const lines = text.split('\n');
  const marked = [...names].flatMap((name) => {
    const index = lines.findIndex((line) => declares(line, name));
    return index < 0 ? [] : [index + 1];
  });
  const lang = file.split('.').at(-1);
  const mark = marked.length > 0 ? ` {${marked.join(',')}}` : '';
  const fence = '`'.repeat(4);
  const title = file.split('/').at(-1);
  return `---\ntitle: ${title}\noutline: false\nsidebar: false\n---\n\n# ${title}\n\n\`${file}\`\n\n${fence}${lang}${mark} lineNumbers\n${text}\n${fence}\n`;
}

const declares = (line: string, name: string): boolean =>
  new RegExp(
    `(?:function|const|class|type|interface|enum)\\s+${name}\\b|^\\s*(?:async\\s+)?['"]?${name}['"]?\\s*[(:?]`,
  ).test(line);
