/** A remote: a part that is loaded by the shell at run time, named by its folder. */
export type RemoteName = `mf-${string}`;

/** A part: the host or a remote. Which ones there are is found by looking: every folder with a `part.ts` is one. */
export type PartName = 'shell' | RemoteName;

/** A part's name where it must be an identifier: federation container, namespace of texts and styles, prefix of ids. */
export type MfName = 'shell' | `mf_${string}`;

/** Whether a name can be a remote's: `mf-` and words of small letters and digits. It becomes folders, ids, addresses. */
export const isRemoteName = (name: string): name is RemoteName => /^mf-[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name);

/** Whether a name can be a part's. */
export const isPartName = (name: string): name is PartName => name === 'shell' || isRemoteName(name);

/** Order in which parts are listed: the shell, then the remotes by name. */
export const comparePartNames = (one: string, other: string): number =>
  Number(other === 'shell') - Number(one === 'shell') || (one < other ? -1 : Number(one > other));

/** `mf-catalog` → `mf_catalog`. */
export const toMfName = (part: string): MfName => part.replaceAll('-', '_') as MfName;

/** `mf_catalog` → `mf-catalog`. */
export const toPartName = (mfName: string): PartName => mfName.replaceAll('_', '-') as PartName;

/** Address of a published file by its version: `/remotes/mf-catalog/0.1.0/files.json`. */
export const remoteUrl = (part: string, partVersion: string, file: string): string =>
  `/remotes/${part}/${partVersion}/${file}`;

/** Hash of a file as it stands in its address: 16 letters (96 bits), and never a dot, which every version has. */
export const contentTag = (integrity: string): string =>
  integrity.slice('sha384-'.length).slice(0, 16).replaceAll('+', '-').replaceAll('/', '_');

/** Whether the folder of an address is the tag of a content; else it is a version. */
export const isContentTag = (folder: string): boolean => /^[\w-]{16}$/.test(folder);

/** Address of a published file by its content, the same in every version that has it: `/remotes/mf-catalog/OLBgp1GsljhM2TJ-/home.js`. */
export const fileUrl = (part: string, integrity: string, file: string): string =>
  remoteUrl(part, contentTag(integrity), file);
