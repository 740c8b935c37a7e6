/** A link of a Markdown file: where it leads, and the line it stands on. */
export type MarkdownLink = { target: string; line: number };

const FENCE = /^ {0,3}(?:```|~~~)/;
const CODE_SPAN = /(`+)(?!`).*?[^`]\1(?!`)/g;
const TARGETS = [
  /\]\(<?([^)\s>]+)[^)]*\)/g,
  /^ {0,3}\[[^\]]+\]: *<?([^\s>]+)/g,
  /<(?:img|a)\b[^>]*?\b(?:src|href)="([^"]+)"/g,
];

/** Lines of Markdown that are no code; what is code is empty, so that numbers of lines hold. */
export function linesOfProse(text: string): string[] {
  let fenced = false;
  return text.split('\n').map((line) => {
    const isFence = FENCE.test(line);
    if (isFence) fenced = !fenced;
    return isFence || fenced ? '' : line;
  });
}

/** Every link and picture of a Markdown file, except what stands in code. */
export function markdownLinks(text: string): MarkdownLink[] {
  return linesOfProse(text).flatMap((line, index) => {
    // `[`name`](file)`: the text of a link may be code, a link may not be inside code.
    const prose = line.replace(CODE_SPAN, (code) => (code.includes('](') ? '' : 'code'));
    return TARGETS.flatMap((pattern) =>
      [...prose.matchAll(pattern)].map(([, target = '']) => ({ target, line: index + 1 })),
    );
  });
}
