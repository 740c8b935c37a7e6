import { userInfo } from 'node:os';

/** Who runs the command, for the `author` of a release. */
export function currentUser(): string {
  try {
    return userInfo().username;
  } catch {
    // A container may run under a number that has no name.
    return 'unknown';
  }
}
