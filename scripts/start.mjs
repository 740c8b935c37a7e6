import { handOver } from './setup.mjs';

await handOver('start.ts');
