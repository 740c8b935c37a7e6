import { writeFileSync } from 'node:fs';
import { buildWindowScript } from './build-script.ts';

/** Writes the script browsers get. A test says when it is not what its sources make. */
writeFileSync(new URL('../../assets/window.js', import.meta.url), await buildWindowScript());
