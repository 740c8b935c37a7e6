import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';

const files = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' }).filter((file) =>
  /\.tsx?$/.test(file),
);
const isTest = (file: string) => /\.(?:test|stories)\.tsx?$|^testing\//.test(file);

/** Files of this package a file takes something of; types alone are nothing to test. */
function importsOf(file: string): string[] {
  const text = readFileSync(join(import.meta.dirname, file), 'utf8');
  const found = [
    ...text.matchAll(/^(?:import|export) (?!type )[\w\s{},*$]* from '(\.[^']+)';$/gm),
    ...text.matchAll(/\bimport\('(\.[^']+)'\)/g),
  ];
  return found.map(([, path = '']) => join(dirname(file), path));
}

const imports = new Map(files.map((file) => [file, importsOf(file)]));
const importersOf = (file: string) => files.filter((other) => imports.get(other)?.includes(file));
const isBeside = (file: string) => (other: string) => dirname(other) === dirname(file);

/** What only its own folder uses is a part of a component there, and tested through it. */
const components = files.filter((file) => {
  const users = importersOf(file).filter((other) => !isTest(other));
  return file.endsWith('.tsx') && !isTest(file) && (users.length === 0 || !users.every(isBeside(file)));
});

it('knows the components by who uses them', () => {
  expect(components).toContain('button/button.tsx');
  expect(components).toContain('toast/toast-slot.tsx');
  expect(components).not.toContain('table/table-parts.tsx');
  expect(components).not.toContain('qr-code/qr-drawing.tsx');
});

it.each(components)('%s has a test beside it', (file) => {
  expect(
    importersOf(file)
      .filter((other) => /\.test\.tsx?$/.test(other))
      .filter(isBeside(file)),
  ).not.toEqual([]);
});
