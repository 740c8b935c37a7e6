import { posix } from 'node:path';
import { drawSequence } from '../drawing/draw-sequence.ts';

/** Where links of a page lead on the site. */
export type Targets = {
  /** Address of a Markdown file; undefined when it is no page. */
  page: (file: string) => string | undefined;
  /** Address of a picture or another file that is sent as it is. */
  asset: (file: string) => string;
  /** Address of a page with the source of a file. */
  source: (file: string, name: string | undefined) => string;
};

const DRAWING = /^```mermaid\n([\s\S]*?)^```$/gm;
const FENCED = /^(?:```|~~~)[\s\S]*?^(?:```|~~~)$/gm;
const LINK = /(\]\()([^)\s]+)(\))|((?:src|href)=")([^"]+)(")/g;
const ELSEWHERE = /^(?:[a-z]+:|#|\/)/i;
const ASSET = /\.(?:webp|png|svg|jpg)$/;
const SOURCE = /\.(?:ts|tsx|mjs|sql|json|sh|yml)$/;

/** A Markdown file as a page of the site: drawings drawn, links led to where the site has what they name. */
export function rewritePage(text: string, file: string, targets: Targets): string {
  const drawn = text.replaceAll(DRAWING, (_, drawing: string) => drawSequence(drawing));
  const fences: string[] = [];
  const open = drawn.replaceAll(FENCED, (fence) => `\0${fences.push(fence) - 1}\0`);
  const led = open.replaceAll(LINK, (whole, a, link, b, c, attribute, d) => {
    const target = String(link ?? attribute);
    if (ELSEWHERE.test(target)) return whole;
    return `${a ?? c}${lead(target, file, targets)}${b ?? d}`;
  });
  const across = file.startsWith('docs/zh/') ? acrossLanguages(joinLines(led)) : led;
  return across.replaceAll(/\0(\d+)\0/g, (_, index: string) => fences[Number(index)] ?? '');
}

/** A line break inside a Chinese sentence is no space. */
const joinLines = (text: string): string =>
  text.replaceAll(/(?<=[\p{Script=Han}，。；：、）”])\n *(?=[\p{Script=Han}（“])/gu, '');

/** From Chinese to English by plain anchors: links of Markdown stay in their language. */
const acrossLanguages = (text: string): string =>
  text.replaceAll(
    /(?<!!)\[([^\]]+)\]\((\/(?!zh\/)[^)#]*)(#[^)]*)?\)/g,
    (_, words: string, path: string, anchor = '') =>
      `<a href="${path.endsWith('/') ? path : `${path}.html`}${anchor}">${words}</a>`,
  );

function lead(target: string, from: string, targets: Targets): string {
  const [path = '', fragment] = target.split('#');
  const file = posix.join(posix.dirname(from), path);
  const page = targets.page(file) ?? targets.page(posix.join(file, 'README.md'));
  if (page !== undefined) return fragment ? `${page}#${fragment}` : page;
  if (SOURCE.test(file)) return targets.source(file, fragment);
  if (ASSET.test(file)) return targets.asset(file);
  throw new Error(`${from} links to ${target}, which is neither a page, a source nor a picture`);
}
