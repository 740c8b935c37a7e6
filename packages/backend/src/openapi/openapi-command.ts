import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { Command } from 'commander';
import { API_LEVEL } from '../kernel/openapi/api-level.ts';
import { documentFile, levelFile } from './files.ts';
import { writeJson } from './write-json.ts';

/** `pnpm shop openapi`: after a change of routes. A level that has a file already keeps it: its promises are made. */
export const openApiCommand = new Command('openapi')
  .description('write what the api can do to packages/backend/openapi.json, and what a new level promises beside it')
  .action(async () => {
    // The whole api: only this command needs it.
    const { currentDocument } = await import('./current-document.ts');
    const text = writeJson(await currentDocument());
    await writeFile(documentFile, text);
    console.log(`Wrote ${documentFile}.`);
    const level = levelFile(API_LEVEL);
    if (existsSync(level)) return;
    await mkdir(dirname(level), { recursive: true });
    await writeFile(level, text);
    console.log(`Wrote ${level}: what api level ${API_LEVEL} promises from now on.`);
  });
