import type { Rule } from './rule.ts';

export const platform: Rule = {
  id: 'platform',
  says: 'All parts of a release are made for the platform of its shell.',
  find: ({ parts, shell }) =>
    parts
      .filter((part) => part.platform !== shell.platform)
      .map((part) => ({
        part: part.part,
        what: `is made for platform ${part.platform}, the shell is ${shell.platform}`,
        todo: 'build the parts with the same tooling and pin them together',
      })),
};
