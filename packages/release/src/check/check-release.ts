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
  const before = findingsBefore(plan, rules);
  const findings = findingsOf({ ...plan, shell }, rules).map((finding): Finding => {
    if (!finding.blocks) return before.notes.has(keyOf(finding)) ? { ...finding, stands: true } : finding;
    if (!before.isOld(finding)) return finding;
    return { ...finding, blocks: false, what: `${finding.what} (as in what is live)`, stands: true };
  });
  return reportOf(findings);
}

const keyOf = ({ rule, part, what }: Finding): string => JSON.stringify([rule, part, what]);

function findingsOf(shop: Shop, rules: readonly Rule[]): Finding[] {
  const owners = new Map([...shop.live, ...shop.parts].map(({ part, owner }) => [part, owner]));
  return rules.flatMap((rule) =>
    rule.find(shop).map(({ part, what, todo, blocks = true }): Finding => {
      return { rule: rule.id, part, owner: owners.get(part) ?? '', blocks, what, todo };
    }),
  );
}

/**
 * What is true of the live release already: its notes, and its faults that its parts still have. What the api took away since
 * then is no old fault.
 */
function findingsBefore({ parts, live, backend, content }: ReleasePlan, rules: readonly Rule[]) {
  const shell = live.find(({ part }) => part === 'shell');
  const all = shell ? findingsOf({ parts: live, live, backend, content, shell }, rules) : [];
  const keysOf = (findings: readonly Finding[]) => new Set(findings.map(keyOf));
  const ofApi = new Set(rules.flatMap(({ id, readsApi }) => (readsApi ? [id] : [])));
  const faults = keysOf(all.filter(({ blocks, rule }) => blocks && !ofApi.has(rule)));
  const versionIn = (declarations: ReleasePlan['parts'], name: string) =>
    declarations.find(({ part }) => part === name)?.version;
  return {
    notes: keysOf(all.filter(({ blocks }) => !blocks)),
    isOld: (finding: Finding): boolean =>
      versionIn(parts, finding.part) === versionIn(live, finding.part) && faults.has(keyOf(finding)),
  };
}

/** Findings in the order people read them. */
export function reportOf(findings: readonly Finding[]): CheckReport {
  const sorted = [...findings].sort((a, b) => Number(b.blocks) - Number(a.blocks));
  return { fits: sorted.every(({ blocks }) => !blocks), findings: sorted };
}
