import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { listParts } from '../workspace.ts';
import { withSections } from './markers.ts';
import { partSection } from './part-section.ts';
import { boundarySections } from './sections.ts';
import { readImports, readShop } from './shop-facts.ts';

/** A document with generated sections: as it is, and as it should be. */
export type PartsDocument = { file: string; text: string; renewed: string };

/** How old documents are renewed. */
export const RENEW = 'node scripts/parts-documents.ts';

/** `docs/boundaries.md` and the README of each part, as the parts of the workspace say of themselves. */
export async function partsDocuments(root: string): Promise<PartsDocument[]> {
  const parts = await readShop(root);
  const packages = readdirSync(join(root, 'packages')).map((name) => `packages/${name}`);
  const imports = readImports(root, [...listParts(root), ...packages, 'e2e']);
  const renew = (file: string, sections: Readonly<Record<string, string>>): PartsDocument => {
    const text = readFileSync(join(root, file), 'utf8');
    return { file, text, renewed: withSections(text, sections, file) };
  };
  return [
    renew('docs/boundaries.md', boundarySections(parts, imports)),
    ...parts.map((part) => renew(`${part.declaration.part}/README.md`, { part: partSection(part) })),
  ];
}
