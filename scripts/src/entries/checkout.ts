// The folder of the whole workspace, and the parts in it.
export { root } from '../root.ts';
export { listParts } from '../workspace.ts';
