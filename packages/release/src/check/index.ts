export type { Backend, Operation } from '@jishi/tooling/openapi';
export { readBackend } from './backend.ts';
export { checkAndTry } from './check-and-try.ts';
export { checkBuild } from './check-build.ts';
export { checkRelease } from './check-release.ts';
export { registryChecks } from './registry-checks.ts';
export { rules } from './rules/index.ts';
export type { CheckReport, Finding, ReleasePlan, Rule } from './rules/rule.ts';
