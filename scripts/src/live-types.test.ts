import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type LiveTypes, liveTypes, liveTypesFile } from '@jishi/release/live-types';
import { declarationOf } from '@jishi/tooling/declaration';
import { readPart } from '@jishi/tooling/part-plan';
import { expect, onTestFinished, test } from 'vitest';
import { root } from './root.ts';
import { runProgram } from './run-program.ts';
import { listParts } from './workspace.ts';

const configuration = {
  extends: join(root, 'tsconfig.base.json'),
  compilerOptions: {
    incremental: false,
    lib: ['es2024', 'dom', 'dom.iterable'],
    typeRoots: [],
    paths: { '@jishi/contracts': [join(root, 'packages/contracts/src/index.ts')] },
  },
  include: ['*.ts'],
};

/** Compiles sources that know `@jishi/contracts`; answers what the compiler says. */
async function compile(sources: Readonly<Record<string, string>>): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'jishi-types-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(configuration));
  for (const [name, text] of Object.entries(sources)) writeFileSync(join(folder, name), text);
  const { output } = await runProgram(process.execPath, [join(root, 'node_modules/typescript/bin/tsc'), '-p', folder], {
    cwd: root,
  });
  return output.trim();
}

/** Types as `pnpm release types` would write them, were the parts of this workspace live. */
async function typesOfWorkspace(): Promise<LiveTypes> {
  const parts = await Promise.all(listParts(root).map((part) => readPart(join(root, part))));
  const declarations = await Promise.all(parts.map((part) => declarationOf(part)));
  return liveTypes({
    pages: declarations.flatMap(({ pages }) => pages),
    fragments: declarations.flatMap(({ fragments }) => fragments),
  });
}

const asType = (name: string, types: Readonly<Record<string, string>>): string =>
  `type ${name} = {\n${Object.entries(types)
    .map(([key, type]) => `  '${key}': ${type};\n`)
    .join('')}};\n`;

/** What a pair of types does not agree about; `never` when nothing. Reading `mine` must be like reading `theirs`. */
const comparison = `
type Same<A, B> = (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : false;
type Flat<T> = T extends number ? (number extends T ? number : T) : T extends object ? { [Key in keyof T]: Flat<T[Key]> } : T;
type Differences<A, B> = {
  [Key in keyof A]: Key extends keyof B ? (Same<Flat<A[Key]>, Flat<B[Key]>> extends true ? never : Key) : Key;
}[keyof A];
`;

/** A name that differs does not fit \`never\`, so the compiler says it. */
const agreement = ({ fragments, events }: LiveTypes): string => `
import type { FragmentProps, ShopEvents } from '@jishi/contracts';
${asType('LiveFragments', fragments)}${asType('LiveEvents', events)}${comparison}
type None<Difference extends never> = Difference;
export type InProps = None<Differences<LiveFragments, FragmentProps>>;
export type InEvents = None<Differences<LiveEvents, ShopEvents>>;
`;

test('what contracts say by hand is what the parts publish', { timeout: 120_000 }, async () => {
  const types = await typesOfWorkspace();
  expect(Object.keys(types.fragments)).toContain('mf_promotions/flash-sale-strip');
  expect(Object.keys(types.events)).toContain('address:selected');
  expect(await compile({ 'agreement.ts': agreement(types) })).toBe('');

  const changed = {
    ...types,
    fragments: { ...types.fragments, 'mf_promotions/flash-sale-strip': '{ limit?: number | undefined }' },
    events: { ...types.events, 'address:selected': '{ addressId: string }' },
  };
  const report = await compile({ 'agreement.ts': agreement(changed) });
  expect(report).toContain("\"mf_promotions/flash-sale-strip\"' does not satisfy the constraint 'never'");
  expect(report).toContain("\"address:selected\"' does not satisfy the constraint 'never'");
  expect(report.split('\n').filter((line) => line.includes('error TS'))).toHaveLength(2);
});

const using = `
import { RemoteFragment, type Shop } from '@jishi/contracts';
export const good = (shop: Shop) => {
  shop.bus.listen('gifts:chosen', ({ id }) => id.length);
  return shop.has('mf_gifts/home') ? RemoteFragment({ id: 'mf_gifts/teaser', props: { name: '茶' } }) : null;
};
`;

test('a fragment contracts do not know is typed by what is live', { timeout: 120_000 }, async () => {
  const object = (name: string) => ({ type: 'object', properties: { [name]: { type: 'string' } }, required: [name] });
  const release = {
    channel: 'live',
    serial: 1,
    pages: [{ id: 'mf_gifts/home', path: '/gifts', layout: 'default' as const, guarded: false }],
    fragments: [
      {
        id: 'mf_gifts/teaser',
        hydrate: 'load' as const,
        wakeOn: [],
        props: object('name'),
        events: { 'gifts:chosen': object('id') },
      },
    ],
  };
  const live = liveTypesFile(liveTypes(release), release);
  expect(await compile({ 'live.d.ts': live, 'using.ts': using })).toBe('');

  const wrong = using
    .replace("name: '茶'", 'name: 7')
    .replace('id.length', 'id.size')
    .replace('gifts/home', 'gifts/hom');
  const report = await compile({ 'live.d.ts': live, 'using.ts': wrong });
  expect(report.match(/error TS\d+/g)).toHaveLength(3);
  // Without the file nobody knows of it.
  expect(await compile({ 'using.ts': using })).toContain('\'"mf_gifts/teaser"\' is not assignable');
});
