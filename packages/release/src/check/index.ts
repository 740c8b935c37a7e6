export type { Backend, Operation } from '@jishi/tooling/openapi';
export { readBackend } from './backend.ts';
export { checkBuild } from './check-build.ts';
export { checkRelease } from './check-release.ts';
export { gatesOf } from './gates.ts';
export type { CheckReport, Finding, ReleasePlan, Rule } from './report.ts';
export { rules } from './rules/index.ts';
