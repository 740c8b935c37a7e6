import type { CheckReport, Finding, ReleasePlan, Rule } from './report.ts';
import { rules as allRules } from './rules/index.ts';

/**
 * Can this release go live? Compares every part with every other, with the shell, with what is live and with the api;
 * reads nothing and runs nothing.
 *
 * @param rules which rules to ask; all of them
 * @returns findings that block first, then notes; a release without a shell has one finding and no others
 */
export function checkRelease(plan: ReleasePlan, rules: readonly Rule[] = allRules): CheckReport {
  const shell = plan.parts.find(({ part }) => part === 'shell');
  if (!shell) {
    const todo = 'pin a shell too: pnpm release pin shell@<version>';
    const finding = {
      rule: 'shell',
      part: 'shell',
      owner: '',
      blocks: true,
      what: 'there is no shell among them',
      todo,
    };
    return { fits: false, findings: [finding] };
  }
  const shop = { ...plan, shell };
  const owners = new Map([...plan.live, ...plan.parts].map(({ part, owner }) => [part, owner]));
  const findings = rules.flatMap((rule) =>
    rule.find(shop).map(({ part, what, todo, blocks = true }): Finding => {
      return { rule: rule.id, part, owner: owners.get(part) ?? '', blocks, what, todo };
    }),
  );
  return reportOf(findings);
}

/** Findings in the order people read them. */
export function reportOf(findings: readonly Finding[]): CheckReport {
  const sorted = [...findings].sort((a, b) => Number(b.blocks) - Number(a.blocks));
  return { fits: sorted.every(({ blocks }) => !blocks), findings: sorted };
}
