import { globSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../folders.ts';

const folder = join(root, 'packages/ui/src');
const frame = join(import.meta.dirname, '../stories/story-frame.tsx');

/** Pages that show the components of `packages/ui`, one for each folder with stories, by their route. */
export function storyPages(): Map<string, string> {
  const files = globSync('*/*.stories.tsx', { cwd: folder }).toSorted();
  const folders = Map.groupBy(files, (file) => file.split('/')[0] ?? '');
  const pages = [...folders].map(([name, own]) => [`en/components/${name}`, page(name, own)] as const);
  const list = [...folders.keys()].map((name) => `- [${titleOf(name)}](/components/${name})`);
  const about =
    'Components of `packages/ui`, live, in both themes. Each comes from a `*.stories.tsx` beside it; a test draws every one of them.';
  return new Map([['en/components/index', `# Components\n\n${about}\n\n${list.join('\n')}\n`], ...pages]);
}

const titleOf = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1).replaceAll('-', ' ');

function page(name: string, files: readonly string[]): string {
  const imports = files.map((file, index) => `import * as stories${index} from '${join(folder, file)}';`);
  const frames = files.map((file, index) => `<StoryFrames stories={stories${index}} file="packages/ui/src/${file}" />`);
  return [`import { StoryFrames } from '${frame}';`, ...imports, '', `# ${titleOf(name)}`, '', ...frames, ''].join(
    '\n',
  );
}
