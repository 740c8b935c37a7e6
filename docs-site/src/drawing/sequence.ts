/** What a drawing of messages says: who takes part, and what goes between them, from the top to the bottom. */
export type Sequence = { actors: Actor[]; steps: Step[] };
type Actor = { id: string; label: string };
export type Step = { from: string; to: string; text: string; kind: 'call' | 'answer' | 'note' };

const ACTOR = /^participant (\w+) as (.+)$/;
const MESSAGE = /^(\w+)(--?>>)(\w+): (.+)$/;
const NOTE = /^Note over (\w+)(?:,(\w+))?: (.+)$/;

/**
 * Reads the part of Mermaid's `sequenceDiagram` that our pages use. GitHub draws it by itself; the site draws it with a few lines of our own,
 * since the library of Mermaid is larger than the whole site.
 *
 * @throws for a line it does not know
 */
export function readSequence(text: string): Sequence {
  const [head = '', ...lines] = text.split('\n').flatMap((line) => line.trim() || []);
  if (head !== 'sequenceDiagram') throw new Error(`a drawing of another kind: ${head}`);
  const actors: Actor[] = [];
  const steps: Step[] = [];
  for (const line of lines) {
    const actor = ACTOR.exec(line);
    const message = MESSAGE.exec(line);
    const note = NOTE.exec(line);
    if (actor) actors.push({ id: actor[1] ?? '', label: actor[2] ?? '' });
    else if (message) {
      const [, from = '', arrow, to = '', said = ''] = message;
      steps.push({ from, to, text: said, kind: arrow === '->>' ? 'call' : 'answer' });
    } else if (note) {
      const [, from = '', to = from, said = ''] = note;
      steps.push({ from, to, text: said, kind: 'note' });
    } else throw new Error(`a line of a drawing that is not known: ${line}`);
  }
  return { actors, steps };
}
