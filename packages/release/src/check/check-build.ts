import type { Declaration } from '@jishi/contracts/release';
import { reportOf } from './check-release.ts';
import { buildRules, ownRules } from './rules/index.ts';
import type { BuildFiles, BuildRule, CheckReport, Finding, Rule } from './rules/rule.ts';

/**
 * May this build be published? Runs the rules that need no other part: its texts, its budget, contracts that can be compared, and
 * whether its declaration says of its files what they do and weigh.
 *
 * @param files by name, as in the registry: `web/entry.js`, `server.cjs`, `files.json`
 * @param rules which rules to run; all of them
 */
export async function checkBuild(
  declaration: Declaration,
  files: BuildFiles,
  rules: readonly (Rule | BuildRule)[] = [...ownRules, ...buildRules],
): Promise<CheckReport> {
  const { owner } = declaration;
  const alone = { parts: [declaration], live: [], backend: null, shell: declaration };
  const findings = [
    ...ownRules
      .filter((rule) => rules.includes(rule))
      .flatMap((rule) => rule.find(alone).map((one) => ({ rule, one }))),
    ...buildRules
      .filter((rule) => rules.includes(rule))
      .flatMap((rule) => rule.find(declaration, files).map((one) => ({ rule, one }))),
  ];
  return reportOf(
    findings.map(({ rule, one: { part, what, todo, blocks = true } }): Finding => {
      return { rule: rule.id, part, owner, blocks, what, todo };
    }),
  );
}
