import { readFileSync } from 'node:fs';
import { InvalidArgumentError } from 'commander';

/** A file as it is read on the side of the operator, in a form that can be passed on as JSON. */
export type BinaryFile = { name: string; base64: string };

const MAX_BYTES = 20 * 1024 * 1024;

/** Reads a file when the command is parsed. */
export function readBinaryFile(name: string): BinaryFile {
  let bytes: Buffer;
  try {
    bytes = readFileSync(name);
  } catch (error) {
    throw new InvalidArgumentError(error instanceof Error ? error.message : String(error));
  }
  if (bytes.length > MAX_BYTES) throw new InvalidArgumentError(`${name} is larger than 20 MB.`);
  return { name, base64: bytes.toString('base64') };
}

/** The same for an option that may be given several times. */
export function addBinaryFile(name: string, before: BinaryFile[] = []): BinaryFile[] {
  return [...before, readBinaryFile(name)];
}
