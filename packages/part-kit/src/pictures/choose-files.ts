import { type OriginalProblem, originalProblem } from './original.ts';

/** Why a file was not taken; `unreadable`: nothing can be seen in it. */
export type PictureRefusal = { readonly file: string; readonly problem: OriginalProblem | 'count' | 'unreadable' };

/** Divides chosen files into those that are sent, made smaller where they have to be, and those that are refused: no pictures, too large, or more than there is room for. */
export function chooseFiles<F extends Pick<File, 'name' | 'type' | 'size'>>(
  files: readonly F[],
  room: number,
): { taken: F[]; refused: PictureRefusal[] } {
  const taken: F[] = [];
  const refused: PictureRefusal[] = [];
  for (const file of files) {
    const problem = originalProblem(file) ?? (taken.length < room ? null : 'count');
    if (problem) refused.push({ file: file.name, problem });
    else taken.push(file);
  }
  return { taken, refused };
}
