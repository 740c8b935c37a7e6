export { buildSources, listParts } from '../../packages/tooling/src/workspace.ts';
