import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { OpenApiDocument } from '../kernel/openapi/document.ts';

const folder = new URL('../../openapi/', import.meta.url);

/** The committed description of the api. */
export const documentFile = fileURLToPath(new URL('../../openapi.json', import.meta.url));

/** What a level promised when it was raised. */
export function levelFile(level: number): string {
  return fileURLToPath(new URL(`level-${level}.json`, folder));
}

/** Levels whose promises are kept as files, lowest first. */
export function storedLevels(): number[] {
  return readdirSync(folder)
    .flatMap((name) => /^level-(\d+)\.json$/.exec(name)?.[1] ?? [])
    .map(Number)
    .toSorted((one, other) => one - other);
}

export function readDocument(file: string): OpenApiDocument {
  return JSON.parse(readFileSync(file, 'utf8')) as OpenApiDocument;
}
