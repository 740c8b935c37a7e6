import { expect, test } from 'vitest';
import { insertBar } from './insert-bar.ts';

async function* cut(text: string, size: number) {
  const bytes = Buffer.from(text);
  for (let at = 0; at < bytes.byteLength; at += size) yield bytes.subarray(at, at + size);
}

async function inserted(text: string, size: number): Promise<string> {
  const pieces: Uint8Array[] = [];
  for await (const piece of insertBar(cut(text, size), '<BAR>')) pieces.push(piece);
  return Buffer.concat(pieces).toString();
}

const page = '<!doctype html><head><title>集市</title></head><body class="x"><p>一</p></body>';

test.each([1, 2, 7, 64, 4_096])('it comes first in the body, in pieces of %i bytes', async (size) => {
  expect(await inserted(page, size)).toBe(page.replace('class="x">', 'class="x"><BAR>'));
});

test.each(['', 'no page at all', '<body', 'x'.repeat(600_000)])('what has no body stays as it is', async (text) => {
  expect(await inserted(text, 4_096)).toBe(text);
});
