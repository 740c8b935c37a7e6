import { code, table } from '@jishi/scripts/markdown';
import type { Coverage, Row } from './rows.ts';

const intro = [
  '# Coverage',
  '',
  'Which test looks at which page in which state. Generated from the route table, the parts, the states of',
  '`e2e/access/states` and the tests by `node e2e/coverage/write.ts`; a test says when it is out of date.',
  '',
  '- A state of `e2e/access/pages.spec.ts` is looked at once (of a page with more than three two of them), its page in both',
  '  languages, light, dark, 1280 and 360 px wide; `pnpm test:full` looks at every state in every combination.',
  '- A journey counts for every page whose path it names.',
  '- A broken remote is refused, not found, hanging, corrupt, HTML, throws while it is loaded, throws while it is drawn,',
  '  at the first load and at a navigation (in turn; `pnpm test:full` has every combination). Its fragments in pages of other remotes are in the same tests.',
].join('\n');

/** Names a page once, at its first row. */
function toCells({ page, path, state, tests }: Row, index: number, rows: readonly Row[]): string[] {
  const isFirst = rows[index - 1]?.page !== page;
  return [isFirst ? code(page) : '', isFirst ? code(path) : '', state, tests.map(code).join(', ')];
}

/** The text of `docs/coverage.md`. */
export function coverageDocument({ rows, reserved }: Coverage): string {
  const tested = table([['Page', 'Path', 'State', 'Tests'], ...rows.map(toCells)]);
  const later = table([['Page', 'Path'], ...reserved.map(({ page, path }) => [code(page), code(path)])]);
  return `${intro}\n\n## Pages\n\n${tested}\n\n## Reserved paths without a page\n\n${later}\n`;
}
