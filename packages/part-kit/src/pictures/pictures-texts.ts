import type { PictureRefusal } from './choose-files.ts';

/** What a field of pictures says; numbers of pictures begin with 1. */
export type PicturesTexts = {
  /** Name of the field. */
  label: string;
  /** What can be chosen, and how the order is changed. */
  hint: string;
  /** Of the control that chooses files. */
  add: string;
  picture(number: number): string;
  remove(number: number): string;
  earlier(number: number): string;
  later(number: number): string;
  sending(number: number, percent: number): string;
  failed: string;
  again: string;
  retry(number: number): string;
  moved(from: number, to: number): string;
  /** Why a file was not taken. */
  refused(refusal: PictureRefusal): string;
  /** The same in the shop's own words. */
  refusedBecause(file: string, reason: string): string;
};
