import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { listParts } from '../workspace.ts';

/** Folders beside parts and packages that changes are made in. */
const others = ['docs', 'e2e', 'scripts'];

/** Several parts together. */
const severalParts = 'parts';

/**
 * Scopes a commit may name: words of the parts (`cart` and `checkout` for `mf-cart-checkout`), packages, subjects
 * of the api (`orders`, `sign-in`), the folders beside them, commands of the workspace (`new-remote`, `bench`, `shop`), and
 * `parts` for several parts together.
 */
export function scopesOf(root: string): Set<string> {
  const parts = listParts(root).flatMap((part) => wordsOf(part.replace(/^mf-/, '')));
  const packages = foldersIn(join(root, 'packages'));
  const { scripts = {} } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
    scripts?: Record<string, string>;
  };
  const folders = others.filter((name) => existsSync(join(root, name)));
  const subjects = foldersIn(join(root, 'packages/api/src'));
  return new Set([severalParts, ...parts, ...packages, ...subjects, ...folders, ...Object.keys(scripts)].sort());
}

/** A name and its words: `cart-checkout`, `cart`, `checkout`. */
const wordsOf = (name: string): string[] => [name, ...name.split('-')];

const foldersIn = (folder: string): string[] =>
  existsSync(folder)
    ? readdirSync(folder, { withFileTypes: true }).flatMap((entry) => (entry.isDirectory() ? [entry.name] : []))
    : [];
