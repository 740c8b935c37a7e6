import type { Declaration } from '@jishi/contracts/release';
import { effectsOf } from '@jishi/tooling/effects';
import { sizesOfFiles } from '@jishi/tooling/sizes';
import { parseFiles } from '../documents.ts';
import { reportOf } from './check-release.ts';
import type { CheckReport, Finding, Found, Shop } from './report.ts';
import { ownRules } from './rules/index.ts';
import { findMisfits } from './schema/find-misfits.ts';
import { wordsOf } from './schema/words.ts';

/** Files of a build by name, as in the registry: `web/entry.js`, `server.cjs`, `files.json`. */
export type BuildFiles = ReadonlyMap<string, Uint8Array>;

/**
 * May this build be published? What needs no other part: its texts, its budget, contracts that can be compared, and
 * that its declaration says of its files what they do and weigh.
 */
export async function checkBuild(declaration: Declaration, files: BuildFiles): Promise<CheckReport> {
  const alone: Shop = { parts: [declaration], live: [], backend: null, shell: declaration };
  const measured = { ...declaration, size: sizesIn(declaration, files) };
  const found = [
    ...ownRules.flatMap((rule) => rule.find({ ...alone, parts: [measured] }).map((one) => ({ ...one, rule: rule.id }))),
    ...hiddenEffects(declaration, files).map((one) => ({ ...one, rule: 'declared-effects' })),
    ...unclearContracts(declaration).map((one) => ({ ...one, rule: 'clear-contracts' })),
  ];
  const { owner } = declaration;
  return reportOf(
    found.map(({ rule, part, what, todo, blocks = true }): Finding => ({ rule, part, owner, what, todo, blocks })),
  );
}

function sizesIn(declaration: Declaration, files: BuildFiles): Declaration['size'] {
  const manifest = files.get('files.json');
  if (!manifest) return declaration.size;
  return sizesOfFiles(parseFiles(manifest, 'files.json'), (name) => files.get(`web/${name}`) ?? new Uint8Array());
}

function hiddenEffects(declaration: Declaration, files: BuildFiles): Found[] {
  const { part, effects } = declaration;
  const isRead = (name: string) => /^web\/.*\.(js|css)$/.test(name) || (name === 'server.cjs' && part !== 'shell');
  const texts = [...files]
    .filter(([name]) => isRead(name))
    .map(([name, bytes]) => [name, Buffer.from(bytes).toString()]);
  let real: string[];
  try {
    real = effectsOf(declaration, Object.fromEntries(texts));
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    return [{ part, what: `has a script that cannot be read: ${why}`, todo: 'build it again' }];
  }
  return real
    .filter((effect) => !effects.includes(effect))
    .map((effect) => ({
      part,
      what: `reaches outside without declaring it: ${effect}`,
      todo: 'build the part with the tooling of the workspace, which writes it down',
    }));
}

/** A contract that cannot be compared with itself could never be compared with another. */
function unclearContracts({ part, fragments }: Declaration): Found[] {
  return fragments.flatMap(({ id, props, events }) =>
    [['props', props] as const, ...Object.entries(events)].flatMap(([name, schema]) =>
      findMisfits(JSON.parse(JSON.stringify(schema)), schema)
        .filter(({ undecided }) => undecided)
        .map((misfit) => ({
          part,
          what: `${id}: ${wordsOf(misfit, name)}`,
          todo: 'say it in simpler terms in contract.ts',
        })),
    ),
  );
}
