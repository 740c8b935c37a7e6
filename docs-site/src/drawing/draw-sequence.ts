import { readSequence, type Sequence, type Step } from './sequence.ts';

const COLUMN = 220;
const ROW = 46;
const HEAD = 44;
const EDGE = 110;

/** An SVG in the colours of the page, on one line: a blank line would end it in Markdown. */
export function drawSequence(text: string): string {
  const sequence = readSequence(text);
  const width = EDGE * 2 + COLUMN * (sequence.actors.length - 1);
  const height = HEAD + ROW * (sequence.steps.length + 1);
  const label = sequence.actors.map((actor) => actor.label).join(', ');
  return [
    `<div class="drawing"><svg viewBox="0 0 ${width} ${height}" role="img" aria-label="${escaped(`Messages between ${label}`)}" style="min-width:${width * 0.6}px">`,
    '<defs><marker id="tip" markerWidth="9" markerHeight="8" refX="8" refY="4" orient="auto"><path d="M0 0L9 4L0 8z"></path></marker></defs>',
    ...sequence.actors.map(({ label: name }, index) => drawActor(name, EDGE + COLUMN * index, height)),
    ...sequence.steps.map((step, index) => drawStep(sequence, step, HEAD + ROW * (index + 1))),
    '</svg></div>',
  ].join('');
}

function drawActor(label: string, x: number, height: number): string {
  return [
    `<line class="life" x1="${x}" y1="${HEAD}" x2="${x}" y2="${height}"></line>`,
    `<rect class="actor" x="${x - 90}" y="4" width="180" height="${HEAD - 8}" rx="8"></rect>`,
    `<text class="name" x="${x}" y="27">${escaped(label)}</text>`,
  ].join('');
}

function drawStep({ actors }: Sequence, { from, to, text, kind }: Step, y: number): string {
  const xOf = (id: string): number => {
    const index = actors.findIndex((actor) => actor.id === id);
    if (index < 0) throw new Error(`a drawing names ${id}, who takes no part`);
    return EDGE + COLUMN * index;
  };
  const [start, end] = [xOf(from), xOf(to)];
  if (kind === 'note') return drawNote((start + end) / 2, text, y, EDGE * 2 + COLUMN * (actors.length - 1));
  if (start === end) return drawOwn(start, text, y);
  const middle = (start + end) / 2;
  return `<line class="${kind}" x1="${start}" y1="${y}" x2="${end}" y2="${y}" marker-end="url(#tip)"></line><text class="said" x="${middle}" y="${y - 7}">${escaped(text)}</text>`;
}

/** About as wide as its words: there is nothing to measure them with. */
const widthOf = (text: string): number => text.length * 6.6 + 24;

function drawNote(x: number, text: string, y: number, most: number): string {
  const width = widthOf(text);
  const left = Math.max(4, Math.min(x - width / 2, most - width - 4));
  return `<rect class="note" x="${left}" y="${y - 20}" width="${width}" height="28" rx="4"></rect><text class="said" x="${left + width / 2}" y="${y - 2}">${escaped(text)}</text>`;
}

function drawOwn(x: number, text: string, y: number): string {
  return `<path class="call" d="M${x} ${y - 14}h28v16h-26" marker-end="url(#tip)"></path><text class="said own" x="${x + 36}" y="${y - 3}">${escaped(text)}</text>`;
}

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
