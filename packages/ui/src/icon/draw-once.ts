import { drawingOf, type IconNode, SHEET } from './symbols.ts';

/** Puts an icon into the open page, unless it has come with its HTML or was drawn before. */
export function drawOnce(id: string, node: IconNode): void {
  if (document.getElementById(id)) return;
  if (!document.getElementById(SHEET))
    document.body.insertAdjacentHTML('beforeend', `<svg id="${SHEET}" hidden></svg>`);
  document.getElementById(SHEET)?.insertAdjacentHTML('beforeend', drawingOf(id, node));
}
