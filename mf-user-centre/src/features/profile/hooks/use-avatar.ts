import { type OriginalProblem, originalProblem } from '@jishi/part-kit/original-picture';
import { useRef, useState } from 'react';
import { type ChosenPicture, readPicture } from '../model/read-picture.ts';

/** Why a file was not taken: what kind it is, how large, or that nothing can be seen in it. */
type AvatarProblem = { file: string; why: OriginalProblem | 'unreadable' };

export type AvatarChoosing = {
  /** The picture being cut; `null` while none is. */
  chosen: ChosenPicture | null;
  isReading: boolean;
  problem: AvatarProblem | null;
  take: (files: readonly File[]) => void;
  close: () => void;
};

/** From a file to the picture that is cut. A file that is refused leaves nothing behind but the reason. */
export function useAvatar(): AvatarChoosing {
  const [chosen, setChosen] = useState<ChosenPicture | null>(null);
  const [isReading, setReading] = useState(false);
  const [problem, setProblem] = useState<AvatarProblem | null>(null);
  const last = useRef<File | null>(null);

  const take = async ([file]: readonly File[]) => {
    if (!file || chosen) return;
    last.current = file;
    const why = originalProblem(file);
    setProblem(why && { file: file.name, why });
    setReading(why === null);
    if (why) return;
    const picture = await readPicture(file).catch(() => null);
    if (last.current !== file) return; // another one was chosen meanwhile
    setReading(false);
    if (picture) setChosen(picture);
    else setProblem({ file: file.name, why: 'unreadable' });
  };
  return { chosen, isReading, problem, take: (files) => void take(files), close: () => setChosen(null) };
}
