import type { ArchivedFile } from './zip.ts';

/** What stands in for a file that the demo content does not include: a text that says so. */
export function demoFile(name: string): ArchivedFile {
  const text = [
    `${name}`,
    '',
    '这是演示商城，不附带所售文件。正式商城会在这里交付文件本身。',
    'This is a demonstration shop: the files on sale are not included. A real shop delivers the file itself here.',
    '',
  ];
  return { name: `${name}.txt`, bytes: Buffer.from(text.join('\n'), 'utf8') };
}
