import { expect, it } from 'vitest';
import { toCsv } from './csv.ts';

it('marks its coding, quotes what needs it and runs nothing', () => {
  const csv = toCsv([
    ['备注', 'a,b', 'say "hi"', 'two\nlines'],
    [-5.5, '=1+1', '@cmd', '-x'],
  ]);
  expect(csv).toBe('\uFEFF备注,"a,b","say ""hi""","two\nlines"\r\n-5.5,\'=1+1,\'@cmd,\'-x\r\n');
});

it('is one mark without rows', () => {
  expect(toCsv([])).toBe('\uFEFF');
});
