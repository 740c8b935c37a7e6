import { pictureProblem } from '@jishi/api/uploads';

/** Why a file was not taken. */
export type PictureRefusal = { readonly file: string; readonly problem: 'type' | 'size' | 'count' };

/** Divides chosen files into those that are sent and those that are refused: no pictures, too large, or more than there is room for. */
export function chooseFiles<F extends Pick<File, 'name' | 'type' | 'size'>>(
  files: readonly F[],
  room: number,
): { taken: F[]; refused: PictureRefusal[] } {
  const taken: F[] = [];
  const refused: PictureRefusal[] = [];
  for (const file of files) {
    const problem = pictureProblem(file) ?? (taken.length < room ? null : 'count');
    if (problem) refused.push({ file: file.name, problem });
    else taken.push(file);
  }
  return { taken, refused };
}
