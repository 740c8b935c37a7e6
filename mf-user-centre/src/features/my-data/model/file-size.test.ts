import { describe, expect, it } from 'vitest';
import { fileSize } from './file-size.ts';

describe('the size of a file', () => {
  it.each([
    [1, '1 KB'],
    [1499, '1 KB'],
    [20_480, '20 KB'],
    [999_499, '999 KB'],
    [999_500, '1.0 MB'],
    [12_340_000, '12.3 MB'],
  ])('%i bytes: %s', (bytes, words) => {
    expect(fileSize(bytes)).toBe(words);
  });
});
