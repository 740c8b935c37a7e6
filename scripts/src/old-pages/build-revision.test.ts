import { expect, test } from 'vitest';
import { previousRevision } from './build-revision.ts';

test('a revision that git does not know is refused by name', async () => {
  await expect(previousRevision('no-such-tag')).rejects.toThrow('no-such-tag is no revision of these sources');
});
