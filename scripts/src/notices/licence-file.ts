import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Text of a package's licence file; `null` when it carries none. */
export function readLicence(folder: string): string | null {
  const name = readdirSync(folder).find((entry) => /^(licen[cs]e|copying)([-.](md|txt|mit))?$/i.test(entry));
  return name === undefined ? null : readFileSync(join(folder, name), 'utf8').replaceAll('\r\n', '\n').trim();
}

/** Who holds the rights, as the licence file says it: its copyright lines in one. */
export function copyrightOf(licence: string): string {
  const lines = licence.split('\n').map((line) => line.trim().replace(/^[*#>-]+\s*|[*_`]+/g, ''));
  // The licence itself speaks of copyright too ("copyright notice", "[yyyy]") and has a paragraph (c).
  const claims = lines.filter(
    (line) => /^(copyright\b|©|\(c\) ?\d)/i.test(line) && !/notice|holder|owner|\[yyyy\]|license/i.test(line),
  );
  return [...new Set(claims)]
    .join('; ')
    .replaceAll(/<([^>]*)>/g, '($1)')
    .replaceAll('|', '/');
}
