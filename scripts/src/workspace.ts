export { buildSources, listParts } from '@jishi/tooling/workspace';
