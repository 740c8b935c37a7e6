import { CommitParser } from 'conventional-commits-parser';

/** What a message says in the form of conventional commits (conventionalcommits.org). */
export type ConventionalCommit = {
  type: string;
  scope: string | null;
  subject: string;
  /** What breaks; empty when only an exclamation mark says that something does; `null`: nothing. */
  breaking: string | null;
};

const parser = new CommitParser({
  headerPattern: /^(\w+)(?:\(([^)]*)\))?(!)?: (.+)$/,
  headerCorrespondence: ['type', 'scope', 'mark', 'subject'],
});

/** Reads a message; `null` for one of another form. */
export function parseCommit(message: string): ConventionalCommit | null {
  if (message.trim() === '') return null;
  const parsed = parser.parse(message);
  const { type, scope, mark, subject } = parsed as Record<string, unknown>;
  if (typeof type !== 'string' || typeof subject !== 'string') return null;
  const note = parsed.notes.find(({ title }) => /^BREAKING[ -]CHANGE$/.test(title))?.text;
  return {
    type,
    scope: typeof scope === 'string' ? scope : null,
    subject,
    breaking: note ?? (mark === '!' ? '' : null),
  };
}
