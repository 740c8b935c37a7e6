import { MANIFEST } from '../artifact-store/artifact-store.ts';
import { type FileReader, filesOf } from '../artifact-store/read-versions.ts';
import { parseFiles } from '../documents/parse-documents.ts';
import { RegistryError } from '../errors/registry-error.ts';
import { refuseTooLarge } from '../versions/size-limits.ts';

/**
 * Reads an uploaded build: a form with one file for each file of the build, under its name (`files.json`,
 * `web/entry.js` …). Names are only looked up in `files.json` and never become a path.
 *
 * @throws RegistryError `invalid` naming what is twice, missing or not in the list
 */
export async function readUpload(body: Uint8Array, contentType: string): Promise<FileReader & { part: string }> {
  const files = new Map<string, Buffer>();
  for (const [name, value] of await readForm(body, contentType)) {
    if (files.has(name)) throw new RegistryError('invalid', `the upload has ${name} twice`);
    if (typeof value === 'string')
      throw new RegistryError('invalid', `the upload has ${name} as text and not as a file`);
    files.set(name, Buffer.from(await value.arrayBuffer()));
  }
  const list = files.get(MANIFEST);
  if (!list) throw new RegistryError('invalid', `the upload has no ${MANIFEST}`);
  const manifest = parseFiles(list, MANIFEST);
  const listed = new Set([MANIFEST, ...filesOf(manifest).map(([name]) => name)]);
  const extra = [...files.keys()].filter((name) => !listed.has(name));
  if (extra.length > 0)
    throw new RegistryError('invalid', `the upload has files that are not in its list: ${extra.join(', ')}`);
  const read = async (name: string) => files.get(name) ?? null;
  return { part: manifest.part, nameOf: (name) => `${name} of the upload`, read };
}

/**
 * The form of a build, ready to be sent.
 *
 * @throws RegistryError `not-found` for a file that is missing, `invalid` for a build that is too large
 */
export async function writeUpload(build: FileReader): Promise<FormData> {
  const list = await readPresent(build, MANIFEST);
  const manifest = parseFiles(list, build.nameOf(MANIFEST));
  const files = new Map([[MANIFEST, list]]);
  for (const [name] of filesOf(manifest)) files.set(name, await readPresent(build, name));
  // The service would refuse it too, but only after all of it was sent.
  refuseTooLarge(manifest.part, files);
  const form = new FormData();
  for (const [name, bytes] of files) form.append(name, new Blob([new Uint8Array(bytes)]), name);
  return form;
}

async function readPresent(build: FileReader, name: string): Promise<Buffer> {
  const bytes = await build.read(name);
  if (bytes) return bytes;
  throw new RegistryError('not-found', `there is no ${build.nameOf(name)}`);
}

async function readForm(body: Uint8Array, contentType: string): Promise<FormData> {
  try {
    return await new Response(new Uint8Array(body), { headers: { 'content-type': contentType } }).formData();
  } catch (error) {
    throw new RegistryError('invalid', 'the upload is not a form with files (multipart/form-data)', { cause: error });
  }
}
