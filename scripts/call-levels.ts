import { writeFileSync } from 'node:fs';
import { callLevelsFile } from '@jishi/tooling/min-api';
import { callLevels } from './src/wire-agreement/call-levels.ts';

// Writes down which calls need a later level of the api than the one that first answered them.
writeFileSync(callLevelsFile, `${JSON.stringify(await callLevels(), null, 2)}\n`);
