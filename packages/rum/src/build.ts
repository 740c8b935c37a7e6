import { writeFileSync } from 'node:fs';
import { buildTabScript } from './build-tab-script.ts';

/** Writes the script browsers get. A test says when it is not what its sources make. */
writeFileSync(new URL('../assets/rum.js', import.meta.url), await buildTabScript());
