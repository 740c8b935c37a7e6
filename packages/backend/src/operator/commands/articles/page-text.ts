import type { PageDocument } from '../../operations/articles/article-documents.ts';
import { facts } from '../support/table.ts';

/** A column or article for people, texts of both languages below each other. */
export function pageText({ details, ...page }: PageDocument & object): string {
  const lines = Object.entries(page).map(([field, value]): [string, string] => [
    field,
    typeof value === 'object' && value !== null ? Object.values(value).join(' | ') : String(value ?? ''),
  ]);
  const texts = Object.entries(details).map(([lang, text]) => `\n[${lang}]\n${text}`);
  return [facts(lines), ...texts].join('\n');
}
