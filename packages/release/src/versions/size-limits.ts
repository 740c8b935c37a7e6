import { RegistryError } from '../errors/registry-error.ts';

/** Largest bytes of one file, and of all files of a version together. Builds of the shop have a hundredth of it. */
export const sizeLimits = { file: 8_000_000, version: 40_000_000 };

/**
 * Refuses a build that holds something by mistake: a video, a folder of pictures.
 *
 * @throws RegistryError `invalid` naming every file that is too large
 */
export function refuseTooLarge(part: string, files: ReadonlyMap<string, Uint8Array>, limits = sizeLimits): void {
  const large = [...files].filter(([, bytes]) => bytes.byteLength > limits.file);
  if (large.length > 0) {
    const names = large.map(([name, bytes]) => `${name} (${megabytes(bytes.byteLength)})`);
    throw new RegistryError('invalid', `${part} has files over ${megabytes(limits.file)}: ${names.join(', ')}`);
  }
  const total = [...files.values()].reduce((sum, bytes) => sum + bytes.byteLength, 0);
  if (total <= limits.version) return;
  throw new RegistryError(
    'invalid',
    `${part} has ${megabytes(total)} in ${files.size} files; a version has at most ${megabytes(limits.version)}`,
  );
}

const megabytes = (bytes: number): string => `${(bytes / 1e6).toFixed(1)} MB`;
