/** `mf-catalog@1.0.0` */
export const versionName = (part: string, version: string): string => `${part}@${version}`;
