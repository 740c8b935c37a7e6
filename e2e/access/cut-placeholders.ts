import type { Page } from '@playwright/test';

/** Fields that can be seen whose placeholder is wider than its room, as `placeholder: width of room`. */
export const cutPlaceholders = (page: Page): Promise<string[]> =>
  page.locator('input[placeholder]:visible').evaluateAll((fields) =>
    fields.flatMap((field) => {
      if (!(field instanceof HTMLInputElement)) return [];
      const { paddingLeft, paddingRight, fontSize } = getComputedStyle(field);
      const { font, letterSpacing } = getComputedStyle(field, '::placeholder');
      // Text of the page and not of a canvas, which has no fonts for single signs.
      const words = document.createElement('span');
      words.textContent = field.placeholder;
      Object.assign(words.style, { position: 'absolute', whiteSpace: 'pre', font, letterSpacing });
      document.body.append(words);
      const { width } = words.getBoundingClientRect();
      words.remove();
      // A search box keeps room for the cross that empties it.
      const taken = [paddingLeft, paddingRight, field.type === 'search' ? fontSize : '0'].map((px) =>
        Number.parseFloat(px),
      );
      const room = field.clientWidth - taken.reduce((sum, px) => sum + px, 0);
      return width > room ? [`${field.placeholder}: ${Math.ceil(width)} of ${Math.floor(room)}`] : [];
    }),
  );
