import { build } from '@rspress/core';
import { siteConfig } from './src/config.ts';
import { writeContent } from './src/content/write-content.ts';
import { contentFolder, outFolder } from './src/folders.ts';

// pnpm docs:build
writeContent();
await build({ config: siteConfig(), docDirectory: contentFolder });
console.log(`docs        ${outFolder}`);
