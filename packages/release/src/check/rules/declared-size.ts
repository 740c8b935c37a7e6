import type { Budget } from '@jishi/contracts/release';
import { sizesOfFiles } from '@jishi/tooling/sizes';
import { parseFiles } from '../../documents/parse-documents.ts';
import type { BuildRule } from './rule.ts';

export const declaredSize: BuildRule = {
  id: 'declared-size',
  says: 'A build weighs no more than it declares.',
  find({ part, size }, files) {
    const manifest = files.get('files.json');
    if (!manifest) return [];
    const real = sizesOfFiles(parseFiles(manifest, 'files.json'), (name) => files.get(`web/${name}`) ?? NOTHING);
    return (Object.keys(real) as (keyof Budget)[])
      .filter((kind) => real[kind] > size[kind] + TOLERANCE)
      .map((kind) => ({
        part,
        what: `weighs ${real[kind]} bytes (${kind}), and declares ${size[kind]}`,
        todo: 'build the part with the tooling of the workspace, which weighs it',
      }));
  },
};

const NOTHING = new Uint8Array();
/** Other versions of brotli press a little better or worse. */
const TOLERANCE = 64;
