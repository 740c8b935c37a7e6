import { escapeHtml } from '../../kernel/texts/html.ts';
import type { LocalText } from '../../kernel/texts/languages.ts';
import { type Block, type ContentLanguage, contentLanguages } from './texts.ts';

/** Blocks of the content as clean HTML: no attributes but `scope`, so it needs no style and no script. */
export function htmlOf(blocks: readonly Block[], lang: ContentLanguage): string {
  return blocks.map((block) => blockHtml(block, lang)).join('\n');
}

/** The same in every language. */
export function localHtml(blocks: readonly Block[]): LocalText {
  return Object.fromEntries(contentLanguages.map((lang) => [lang, htmlOf(blocks, lang)]));
}

function blockHtml(block: Block, lang: ContentLanguage): string {
  switch (block.type) {
    case 'heading':
      return `<h3>${escapeHtml(block.text[lang])}</h3>`;
    case 'paragraph':
      return `<p>${escapeHtml(block.text[lang])}</p>`;
    case 'list':
      return `<ul>${block.items.map((item) => `<li>${escapeHtml(item[lang])}</li>`).join('')}</ul>`;
    case 'points':
      return `<ul>${block.items
        .map(({ title, text }) => `<li><strong>${escapeHtml(title[lang])}</strong> ${escapeHtml(text[lang])}</li>`)
        .join('')}</ul>`;
    case 'specs':
      return `<table><tbody>${block.rows
        .map(
          ({ key, value }) =>
            `<tr><th scope="row">${escapeHtml(key[lang])}</th><td>${escapeHtml(value[lang])}</td></tr>`,
        )
        .join('')}</tbody></table>`;
  }
}
