export { canonicalJson } from './canonical-json.ts';
export { parseDeclaration, parseFiles, parseRelease } from './documents.ts';
export { integrityOf, readVerified } from './integrity.ts';
export type { Gates } from './place.ts';
export type { PublishResult } from './publish.ts';
export { type OpenOptions, openRegistry, type Registry } from './registry.ts';
export { RegistryError, type RegistryErrorCode } from './registry-error.ts';
export type { ReleaseEntry } from './releases.ts';
export type {
  BanRequest,
  Decision,
  DeprecateRequest,
  PinRequest,
  PromoteRequest,
  ReleaseMaker,
  ReleaseResult,
  RollbackRequest,
} from './requests.ts';
export { isBucketLocation, locationFrom } from './store/location.ts';
export { passOverRefusal, releasesBefore } from './trust/chain.ts';
export { createKey, readPublicKeys, retireKey } from './trust/key-files.ts';
export { type KeySettings, keysFolder, keysFromSettings, readTrustSetting } from './trust/key-settings.ts';
export { signRelease } from './trust/signature.ts';
export type { RegistryOptions, Signer, Trust } from './trust/types.ts';
export { type StoredRelease, verifyRelease } from './trust/verify-release.ts';
export type { GarbageReport, GarbageRequest } from './upkeep/collect-garbage.ts';
export type { Fault, InspectionReport } from './upkeep/inspect.ts';
export type { VersionFacts } from './version-facts.ts';
export type { FileReader } from './versions.ts';
