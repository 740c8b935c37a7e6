import { RegistryError } from '../errors/registry-error.ts';

/** Reads `part@version` as typed. */
export function readVersionArgument(text: string): { part: string; version: string } {
  const [part = '', version = ''] = text.split('@');
  if (version !== '') return { part, version };
  throw new RegistryError('invalid', `"${text}" has no version: write ${part}@<version>`);
}
