import {
  type Declaration,
  declarationSchema,
  type FilesManifest,
  filesSchema,
  type Release,
  releaseSchema,
} from '@jishi/contracts/release';
import * as z from 'zod/mini';
import { RegistryError } from '../errors/registry-error.ts';

/** Parses `files.json`; `source` is named when it is refused. */
export const parseFiles = (bytes: Uint8Array, source: string): FilesManifest => parse(filesSchema, bytes, source);

/** Parses `declaration.json`; `source` is named when it is refused. */
export const parseDeclaration = (bytes: Uint8Array, source: string): Declaration =>
  parse(declarationSchema, bytes, source);

/** Parses a release document; `source` is named when it is refused. */
export const parseRelease = (bytes: Uint8Array, source: string): Release => parse(releaseSchema, bytes, source);

function parse<T>(schema: z.ZodMiniType<T>, bytes: Uint8Array, source: string): T {
  const result = schema.safeParse(toJson(bytes, source));
  if (result.success) return result.data;
  throw new RegistryError('invalid', `${source} is not well formed: ${z.prettifyError(result.error)}`);
}

function toJson(bytes: Uint8Array, source: string): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch (error) {
    throw new RegistryError('invalid', `${source} is not JSON`, { cause: error });
  }
}
