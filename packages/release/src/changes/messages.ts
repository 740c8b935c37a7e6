// Messages of commits, and how git is asked for them.
export { askGit } from './git.ts';
export { parseCommit } from './parse-commit.ts';
