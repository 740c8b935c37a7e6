import { parseSync } from 'oxc-parser';

/** A name in backticks that can only be one of code: `createApi`, `MAX_TRIES`. */
const quoted = /`((?:[a-z]+|[A-Z][a-z]+)(?:[A-Z][A-Za-z0-9]*)|[A-Z]+(?:_[A-Z]+)+)(?:\(\))?`/g;

/** What a source says: words of its code, texts among them, and names its comments put in backticks. */
export function namesOf(file: string, text: string): { code: ReadonlySet<string>; comments: readonly string[] } {
  const { comments } = parseSync(file, text);
  const starts = [0, ...comments.map(({ end }) => end)];
  const code = starts.map((start, index) => text.slice(start, comments[index]?.start)).join(' ');
  return {
    code: new Set(code.match(/[A-Za-z_$][\w$]*/g)),
    comments: comments.flatMap(({ value }) => [...value.matchAll(quoted)].map(([, name = '']) => name)),
  };
}
