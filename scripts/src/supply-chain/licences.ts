import satisfies from 'spdx-satisfies';
import { type Component, licencesOf, packageName } from './bill-of-materials.ts';

/** Licences under which anything may run here: they ask for their text to be kept, which `THIRD-PARTY-NOTICES.md` does. */
const allowed = ['MIT', 'MIT-0', 'ISC', '0BSD', 'BSD-2-Clause', 'BSD-3-Clause', 'Apache-2.0', 'BlueOak-1.0.0'];

/** Packages that may have another one, and why. */
const exceptions: readonly { packages: RegExp; licences: readonly string[]; reason: string }[] = [
  {
    packages: /^@img\/sharp-(libvips-)?[a-z0-9-]+$/,
    licences: ['LGPL-3.0-or-later'],
    reason: 'libvips is loaded at run time, unchanged, and can be replaced',
  },
];

/** A line for each component whose licence nobody has allowed. */
export function refusedLicences(components: readonly Component[]): string[] {
  return components.flatMap((component) => {
    const name = packageName(component);
    const may = [...allowed, ...exceptions.flatMap(({ packages, licences }) => (packages.test(name) ? licences : []))];
    const licences = licencesOf(component);
    if (licences.length > 0 && licences.every((each) => isAllowed(each, may))) return [];
    return [`${name}@${component.version}: ${licences.join(', ') || 'no licence'}`];
  });
}

function isAllowed(expression: string, may: readonly string[]): boolean {
  try {
    return satisfies(expression, [...may]);
  } catch {
    // Not of SPDX, such as "SEE LICENSE IN LICENSE": somebody has to read it.
    return false;
  }
}
