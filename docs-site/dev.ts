import { watch } from 'node:fs';
import { join } from 'node:path';
import { dev } from '@rspress/core';
import { siteConfig } from './src/config.ts';
import { writeContent } from './src/content/write-content.ts';
import { contentFolder, root } from './src/folders.ts';

// pnpm docs: pages are written anew when the Markdown of docs/ changes.
writeContent();
let timer: NodeJS.Timeout | undefined;
watch(join(root, 'docs'), { recursive: true }, () => {
  clearTimeout(timer);
  timer = setTimeout(writeContent, 200);
});
await dev({ config: siteConfig(), docDirectory: contentFolder, appDirectory: import.meta.dirname });
