import { expect, test } from 'vitest';
import { copyrightOf } from './licence-file.ts';

test('copyright lines are taken, the words of the licence are not', () => {
  const licence = `The MIT License

Copyright (c) 2015 Ann <ann@example.org>
Copyright 2020-present Bo | Co

The above copyright notice and this permission notice shall be included
Copyright [yyyy] [name of copyright owner]
COPYRIGHT HOLDERS BE LIABLE`;
  expect(copyrightOf(licence)).toBe('Copyright (c) 2015 Ann (ann@example.org); Copyright 2020-present Bo / Co');
});
