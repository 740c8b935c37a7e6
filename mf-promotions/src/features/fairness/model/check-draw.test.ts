import type { DrawProof } from '@jishi/api/lotteries';
import { beforeEach, describe, expect, it } from 'vitest';
import { aProof, seed } from '../testing/a-proof.ts';
import { checkDraw } from './check-draw.ts';
import { noteOf } from './note-of.ts';
import { readNote, storeNote } from './notes.ts';
import { shortDigits } from './short-digits.ts';
import { slicesOf } from './slices.ts';
import { newWord } from './word.ts';

beforeEach(() => localStorage.clear());

describe('a draw that is made again', () => {
  it('is right, with all its steps', async () => {
    const proof = aProof();
    const check = await checkDraw(proof, seed, noteOf(proof));
    expect(check).toMatchObject({ isHashRight: true, isResultRight: true, noted: true, isRight: true });
    expect(check.outcome?.picks).toHaveLength(1);
  });

  it('is right without a note, and after a prize was renamed', async () => {
    const proof = aProof();
    expect(await checkDraw(proof, seed, null)).toMatchObject({ noted: null, isRight: true });
    const renamed = { ...proof, prizes: proof.prizes.map((prize) => ({ ...prize, name: 'New name' })) };
    expect(await checkDraw(renamed, seed, noteOf(proof))).toMatchObject({ noted: true, isRight: true });
  });

  it.each<[string, Partial<DrawProof>]>([
    ['another result', { places: [0] }],
    ['another word', { word: 'pear' }],
    ['other weights', { prizes: aProof().prizes.map((prize) => ({ ...prize, weight: prize.weight + 1 })) }],
    ['another number', { draw: 2 }],
    ['another rule', { algorithm: 'jishi-draw-0' }],
  ])('tells of %s', async (_, changed) => {
    const proof = aProof();
    expect(await checkDraw({ ...proof, ...changed }, seed, noteOf(proof))).toMatchObject({ isRight: false });
  });

  it('tells of another seed, and of a hash nobody was shown', async () => {
    const proof = aProof();
    expect(await checkDraw(proof, 'ef'.repeat(32), null)).toMatchObject({ isHashRight: false, isRight: false });
    const day = { ...proof.day, hash: 'ab'.repeat(32) };
    expect(await checkDraw({ ...proof, day }, seed, noteOf(proof))).toMatchObject({ isHashRight: false, noted: false });
  });
});

describe('notes', () => {
  it('keep what was seen first, of so many draws', () => {
    const note = noteOf(aProof());
    storeNote('1', note);
    storeNote('1', { ...note, word: 'changed later' });
    expect(readNote('1')).toEqual(note);
    for (let id = 2; id < 70; id += 1) storeNote(String(id), note);
    expect([readNote('1'), readNote('69')]).toEqual([null, note]);
  });

  it.each(['{', '7', '[1]'])('of %s are none', (stored) => {
    localStorage.setItem('jishi_DrawNotes', stored);
    expect(readNote('1')).toBeNull();
  });
});

it('gives each prize its numbers', () => {
  const slices = slicesOf(aProof().prizes);
  expect(slices.map(({ first, last, share }) => [first, last, share])).toEqual([
    [0, 2999, 0.3],
    [3000, 8999, 0.6],
    [9000, 9999, 0.1],
  ]);
});

it('shortens digits, and makes a new word each time', () => {
  expect(shortDigits('0123456789abcdef'.repeat(4))).toBe('01234567 89abcdef … 89abcdef');
  expect(newWord()).toMatch(/^[a-z2-9]{16}$/);
  expect(newWord()).not.toBe(newWord());
});
