import { isContentTag } from '@jishi/contracts/names';

/** A place in a script as browsers tell it; lines and columns begin at one. */
export type Frame = { part: string; folder: string; file: string; line: number; column: number };

const pattern = /\/remotes\/([a-z][a-z0-9-]*)\/([\w.+-]{1,120})\/([\w./-]{1,200}\.js):(\d{1,7}):(\d{1,9})/g;

/** Frames in a stack, a line of a log or anything else, in their order: `/remotes/mf-catalog/OLBgp1GsljhM2TJ-/home.js:1:2345`. */
export const framesIn = (text: string): string[] => [...text.matchAll(pattern)].map(([frame]) => frame);

/** Reads one frame; `null` when it is none. */
export function readFrame(text: string): Frame | null {
  const [, part = '', folder = '', file = '', line, column] = new RegExp(pattern).exec(text) ?? [];
  return part === '' ? null : { part, folder, file, line: Number(line), column: Number(column) };
}

/** Whether a frame can be of a file with this name: its folder is the tag of the content, or a version. */
export const isOfContent = ({ folder }: Frame, tag: string): boolean => !isContentTag(folder) || folder === tag;
