import type { Figure, Measured } from './figure.ts';

/** What a bench has to say: Markdown, and the figures in its tables. */
export type Report = { text: string; figures: Figure[] };

/** Paragraphs and tables, one below the other. */
export const reportOf = (parts: readonly (string | Report)[]): Report => ({
  text: parts.map((part) => (typeof part === 'string' ? part : part.text)).join('\n\n'),
  figures: parts.flatMap((part) => (typeof part === 'string' ? [] : part.figures)),
});

/** A paragraph that tells figures. */
export const telling = (text: string, figures: Readonly<Record<string, Measured>>): Report => ({
  text,
  figures: Object.entries(figures).map(([name, { shown: _, ...reading }]) => ({ name, ...reading })),
});
