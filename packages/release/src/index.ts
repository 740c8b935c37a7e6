export { canonicalJson } from './canonical-json.ts';
export { parseDeclaration, parseFiles, parseRelease } from './documents.ts';
export { integrityOf, readVerified } from './integrity.ts';
export type { PinRequest, PinResult, RollbackRequest } from './pin.ts';
export type { PublishResult } from './publish.ts';
export { openRegistry, type Registry } from './registry.ts';
export { RegistryError, type RegistryErrorCode } from './registry-error.ts';
export type { ReleaseEntry } from './releases.ts';
