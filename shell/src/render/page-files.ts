import { fileUrl, remoteUrl } from '@jishi/contracts/names';
import type { LoadedPart, RendererOptions } from '@jishi/contracts/renderer';
import { splitId } from '../parts/start-data.ts';

/** A script of a published part as the HTML names it. */
export type ScriptFile = { src: string; integrity: string };

function fileOf(part: LoadedPart, file: string): ScriptFile {
  const integrity = part.files.files[file];
  if (!integrity) throw new Error(`${part.files.part} ${part.files.version}: ${file} has no hash`);
  return { src: fileUrl(part.files.part, integrity, file), integrity };
}

function partOf(options: RendererOptions, name: string): LoadedPart {
  const part = options.parts[name];
  if (!part) throw new Error(`the release has no ${name}`);
  return part;
}

/** Scripts that start the shell, in order. */
export function shellScripts(options: RendererOptions): ScriptFile[] {
  const shell = partOf(options, 'shell');
  return (shell.files.exposes['shell'] ?? []).map((file) => fileOf(shell, file));
}

/** Texts of the frame: needed before the page can be taken over. */
export function shellTexts(options: RendererOptions, lang: string): ScriptFile[] {
  const shell = partOf(options, 'shell');
  return (shell.files.exposes[`messages-${lang}`] ?? []).map((file) => fileOf(shell, file));
}

/** The shell's own list of files: it has the hashes of all its later scripts. */
export const shellList = (options: RendererOptions): string =>
  remoteUrl('shell', partOf(options, 'shell').files.version, 'files.json');

/** What the page's own part needs first: container, the page's chunks, its texts; and its list of files. */
export function pageFiles(
  options: RendererOptions,
  pageId: string,
  lang: string,
): { scripts: ScriptFile[]; list: string } {
  const { part: name, module } = splitId(pageId);
  const part = partOf(options, name);
  const { entry, exposes, version } = part.files;
  const files = [entry, ...(exposes[module] ?? []), ...(exposes[`messages-${lang}`] ?? [])];
  return { scripts: files.map((file) => fileOf(part, file)), list: remoteUrl(name, version, 'files.json') };
}
