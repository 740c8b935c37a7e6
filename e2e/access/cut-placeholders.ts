import type { Page } from '@playwright/test';

/** Fields that can be seen whose placeholder is wider than its room, as `placeholder: width of room`. */
export const cutPlaceholders = (page: Page): Promise<string[]> =>
  page.locator('input[placeholder]:visible').evaluateAll((fields) =>
    fields.flatMap((field) => {
      if (!(field instanceof HTMLInputElement)) return [];
      const { paddingLeft, paddingRight } = getComputedStyle(field);
      const { font, letterSpacing } = getComputedStyle(field, '::placeholder');
      const pen = document.createElement('canvas').getContext('2d');
      if (!pen) return ['nothing to measure with'];
      pen.font = font;
      pen.letterSpacing = letterSpacing;
      const room = field.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
      const { width } = pen.measureText(field.placeholder);
      return width > room ? [`${field.placeholder}: ${Math.ceil(width)} of ${Math.floor(room)}`] : [];
    }),
  );
