import { rules as allRules } from './rules/index.ts';
import type { CheckReport, Finding, ReleasePlan, Rule, Shop } from './rules/rule.ts';

/**
 * Can this release go live? Compares every part with every other, with the shell, with what is live and with the api;
 * reads nothing and runs nothing. What is wrong in the live release already, with the same version of the part that is
 * hit, is a note: it was overridden once, and keeping other parts from going live would not mend it.
 *
 * @param rules which rules to run; all of them
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
  const isOld = faultsBefore(plan, rules);
  const findings = findingsOf({ ...plan, shell }, rules).map((finding) =>
    finding.blocks && isOld(finding)
      ? { ...finding, blocks: false, what: `${finding.what} (as in what is live)` }
      : finding,
  );
  return reportOf(findings);
}

function findingsOf(shop: Shop, rules: readonly Rule[]): Finding[] {
  const owners = new Map([...shop.live, ...shop.parts].map(({ part, owner }) => [part, owner]));
  return rules.flatMap((rule) =>
    rule.find(shop).map(({ part, what, todo, blocks = true }): Finding => {
      return { rule: rule.id, part, owner: owners.get(part) ?? '', blocks, what, todo };
    }),
  );
}

/** Finds the faults of the live release that its parts still have. What the api took away since then is never old. */
function faultsBefore({ parts, live, backend }: ReleasePlan, rules: readonly Rule[]): (finding: Finding) => boolean {
  const shell = live.find(({ part }) => part === 'shell');
  if (!shell) return () => false;
  const selected = rules.filter(({ readsApi: asksApi }) => !asksApi);
  const keyOf = ({ rule, part, what }: Finding): string => JSON.stringify([rule, part, what]);
  const before = new Set(findingsOf({ parts: live, live, backend, shell }, selected).map(keyOf));
  const versionIn = (declarations: ReleasePlan['parts'], name: string) =>
    declarations.find(({ part }) => part === name)?.version;
  return (finding) => versionIn(parts, finding.part) === versionIn(live, finding.part) && before.has(keyOf(finding));
}

/** Findings in the order people read them. */
export function reportOf(findings: readonly Finding[]): CheckReport {
  const sorted = [...findings].sort((a, b) => Number(b.blocks) - Number(a.blocks));
  return { fits: sorted.every(({ blocks }) => !blocks), findings: sorted };
}
