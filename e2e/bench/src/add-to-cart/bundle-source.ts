/** A part whose exposed modules are put into the bundle: its name as an identifier, and the entry file of each module. */
export type BundledPart = { mfName: string; exposes: Readonly<Record<string, string>> };

/** A shop without parts would not send the texts of a language the reader does not read. */
const unusedLang = 'en';

/**
 * Source of a module that stands in for the shell's loading of remotes: the same interface, every page, fragment and text
 * in memory from the start.
 */
export function bundleSource(parts: readonly BundledPart[]): string {
  const modules = parts.flatMap(({ mfName, exposes }) =>
    Object.entries(exposes)
      .filter(([name]) => name !== `messages-${unusedLang}`)
      .map(([name, file]) => ({ id: `${mfName}/${name}`, file })),
  );
  return [
    `import { addTexts } from '@jishi/i18n';`,
    ...modules.map(({ file }, index) => `import * as m${index} from ${JSON.stringify(file)};`),
    `const modules = { ${modules.map(({ id }, index) => `'${id}': m${index}`).join(', ')} };`,
    `export function browserParts({ start, i18n }) {`,
    ...parts.map(({ mfName }) => `  addTexts(i18n, '${mfName}', modules['${mfName}/messages-' + start.lang].default);`),
    `  const find = (id) => modules[id] ?? null;`,
    `  const load = (id) => (modules[id] ? Promise.resolve(modules[id]) : Promise.reject(new Error('there is no ' + id)));`,
    `  return { loaded: find, load, late: () => null };`,
    `}`,
    '',
  ].join('\n');
}

/**
 * Source of a module that stands in for the shell's knowledge of what a page needs first: nothing beside the bundle. The
 * one list of files a page has to name is the shell's own.
 *
 * @param original absolute path of the module it replaces
 */
export const pageFilesSource = (original: string): string =>
  [
    `export { shellList, shellScripts, shellTexts } from ${JSON.stringify(`${original}?original`)};`,
    `export function pageFiles({ parts: { shell } }) {`,
    `  return { scripts: [], list: '/remotes/shell/' + shell.files.version + '/files.json' };`,
    `}`,
    '',
  ].join('\n');
