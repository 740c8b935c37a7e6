// Messages of commits, and how git is queried for them.
export { runGit } from './git.ts';
export { parseCommit } from './parse-commit.ts';
