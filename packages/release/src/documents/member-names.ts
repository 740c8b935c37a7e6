/** Whether a name in `uses` is a member of a shared object, as `paths.product`, and not an export. */
export const isMember = (name: string): boolean => name.includes('.');

/** The export a member belongs to: `paths` of `paths.product`. */
export const objectOf = (member: string): string => member.slice(0, member.indexOf('.'));
