/** Put in by the build: the version of this part, and for which side it is compiled. */
declare const PART_VERSION: string;
declare const PART_TARGET: 'web' | 'node';
