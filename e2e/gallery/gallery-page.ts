import { pagePaths } from '@jishi/contracts/paths';
import { fileOf, type Shot } from './shots.ts';

const languages = { zh: 'Chinese', en: 'English' } as const;
const owners: Record<string, string> = {
  mf_catalog: 'Catalogue',
  mf_cart_checkout: 'Cart and checkout',
  mf_promotions: 'Promotions',
  mf_user_centre: 'User centre',
  shell: 'Shell',
  release: 'Releases',
};

/** The page of the gallery: every picture below its page, pages below their part. */
export function galleryPage(shots: readonly Shot[]): string {
  const byPart = Map.groupBy(shots, ({ state }) => state.route.split('/')[0] ?? '');
  const parts = [...byPart].map(([part, own]) => `## ${owners[part] ?? part}\n\n${pagesOf(own)}`);
  return `# Gallery

Every page of the shop in the states a customer can meet, and what whoever makes releases looks at: each page in two ways that show both languages, both themes and
both widths, the first ones in five; what only opens or fails, in the way that shows it best. Desktop pages are cut at
1500 px. Taken by \`pnpm gallery\` from the demo shop (\`e2e/gallery\`); the states of \`e2e/access/states\` among them are
the ones axe looks at.

${contents(byPart)}

${parts.join('\n')}`;
}

function contents(byPart: ReadonlyMap<string, readonly Shot[]>): string {
  const entries = [...byPart].map(([part, own]) => {
    const name = owners[part] ?? part;
    return `- [${name}](#${name.toLowerCase().replaceAll(' ', '-')}): ${own.length} pictures`;
  });
  return entries.join('\n');
}

function pagesOf(shots: readonly Shot[]): string {
  const byPage = Map.groupBy(shots, ({ state }) => state.route);
  return [...byPage].map(([route, own]) => `### ${headingOf(route)}\n\n${statesOf(own)}`).join('\n');
}

function headingOf(route: string): string {
  const path = Object.entries(pagePaths).find(([id]) => id === route)?.[1];
  const name = (route.split('/')[1] ?? route).replaceAll('-', ' ');
  return path ? `${name} \`${path}\`` : name;
}

function statesOf(shots: readonly Shot[]): string {
  const byState = Map.groupBy(shots, ({ state }) => state.name);
  return [...byState].map(([name, own]) => `**${name}**\n\n${own.map(picture).join('\n')}\n`).join('\n');
}

function picture(shot: Shot): string {
  const { state, lang, theme, width } = shot;
  const alt = `${state.name}, ${languages[lang]}, ${theme}, ${width} px`;
  return `<img src="${fileOf(shot)}" width="${width === 390 ? 195 : 480}" alt="${alt}">`;
}
