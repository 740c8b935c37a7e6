import { readFile, writeFile } from 'node:fs/promises';
import { chromium } from 'playwright-core';
const [out, ...files] = process.argv.slice(2);
const b = await chromium.launch({ executablePath: '/usr/bin/chromium-headless-shell', chromiumSandbox: false });
const p = await b.newPage({ viewport: { width: 460 * files.length, height: 800 } });
const imgs = await Promise.all(files.map(async (f) => `<img style="width:450px;margin:4px;vertical-align:top;border:1px solid #888" src="data:image/webp;base64,${(await readFile(f)).toString('base64')}">`));
await p.setContent(`<body style="margin:0;white-space:nowrap;background:#444">${imgs.join('')}`);
await writeFile(out!, await p.screenshot({ fullPage: true }));
await b.close();
