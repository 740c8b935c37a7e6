import type { Host } from './host.ts';

/** What a page throws that no made-up answer made it throw. */
export type Faults = { hear(error: unknown): void; told(): string[] };

/** Gathers what fails. Answers are made from a schema; an error of reading one says nothing of the page. */
export function gatherFaults({ unread }: Host): Faults {
  const messages = new Set<string>();
  const isOfAnswer = (error: unknown): boolean =>
    typeof error === 'object' && error !== null && (unread.has(error) || ('cause' in error && isOfAnswer(error.cause)));
  return {
    hear(error) {
      if (!isOfAnswer(error)) messages.add(messageOf(error).split('\n')[0]!.slice(0, 160));
    },
    told: () => [...messages].map((message) => `fails: ${message}`),
  };
}

/** Errors of the page are of its own kind. */
export function messageOf(error: unknown): string {
  return typeof error === 'object' && error !== null && 'message' in error ? String(error.message) : String(error);
}
