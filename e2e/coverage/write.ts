import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { coverageDocument } from './document.ts';
import { collectCoverage } from './rows.ts';

// Writes docs/coverage.md; with --check it only says whether that is up to date.
const file = fileURLToPath(new URL('../../docs/coverage.md', import.meta.url));
const coverage = await collectCoverage();
const text = coverageDocument(coverage);
const problems = coverage.untested.map((page) => `${page} has no state in e2e/access/states.ts`);
if (!process.argv.includes('--check')) writeFileSync(file, text);
else if (readFileSync(file, 'utf8') !== text)
  problems.push('docs/coverage.md is out of date: node e2e/coverage/write.ts');
if (problems.length > 0) {
  console.error(problems.join('\n'));
  process.exitCode = 1;
}
