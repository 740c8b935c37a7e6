import { handOver } from './setup.mjs';

await handOver('test.ts');
