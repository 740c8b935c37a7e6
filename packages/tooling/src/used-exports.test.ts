import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { listSources, sourceOf } from './sources.ts';
import { usedExports } from './used-exports.ts';

const modules = ['react', 'react-router-dom', 'styled-components', '@jishi/ui'];

test.each([
  ["import { useState, type ReactNode } from 'react';", { react: ['useState'] }],
  ["import type { ReactNode } from 'react';", {}],
  ["import styled, { css as rule } from 'styled-components';", { 'styled-components': ['css', 'default'] }],
  ["import * as React from 'react';", { react: ['*'] }],
  [
    "import { Link } from 'react-router-dom';\nimport { Button } from '@jishi/ui';",
    { '@jishi/ui': ['Button'], 'react-router-dom': ['Link'] },
  ],
  ["import {\n  Link,\n  useLocation,\n} from 'react-router-dom';", { 'react-router-dom': ['Link', 'useLocation'] }],
  ["export { Button } from '@jishi/ui';", { '@jishi/ui': ['Button'] }],
  ["import { type ReactNode, useRef } from 'react';\nexport type { Ref } from 'react';", { react: ['useRef'] }],
  ["export * from '@jishi/ui';", { '@jishi/ui': ['*'] }],
  ["import { readFile } from 'node:fs';", {}],
  ["const ui = () => import('@jishi/ui');", { '@jishi/ui': ['*'] }],
  ["import './look.css';\nimport { Button } from '@jishi/ui';", { '@jishi/ui': ['Button'] }],
])('%s', (source, expected) => {
  expect(usedExports([sourceOf('a.ts', source)], modules)).toEqual(expected);
});

test('tests and their helpers are no uses', () => {
  const folder = mkdtempSync(join(tmpdir(), 'jishi-sources-'));
  mkdirSync(join(folder, 'testing'));
  for (const name of ['page.tsx', 'page.test.tsx', 'testing/draw.tsx', 'notes.md'])
    writeFileSync(join(folder, name), name);
  expect(listSources(folder)).toEqual(['page.tsx']);
  rmSync(folder, { recursive: true });
});
