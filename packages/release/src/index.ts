export { listTokens, makeToken } from './access/tokens.ts';
export type { FileReader } from './artifact-store/read-versions.ts';
export { isBucketLocation, locationFrom } from './blob-store/location.ts';
export type { RegistryChecks } from './context/registry-context.ts';
export type {
  BanRequest,
  Decision,
  DeprecateRequest,
  PinRequest,
  PreviewLink,
  PreviewRequest,
  PromoteRequest,
  ReleaseMaker,
  ReleaseResult,
  RepairReport,
  RepairRequest,
  RollbackRequest,
} from './context/requests.ts';
export { canonicalJson } from './documents/canonical-json.ts';
export { integrityOf, readVerified } from './documents/integrity.ts';
export { parseDeclaration, parseFiles, parseRelease } from './documents/parse-documents.ts';
export { parseReleaseId, type ReleaseRef, releaseId } from './documents/release-id.ts';
export { parseRequestId, requestIdOf } from './documents/request-id.ts';
export { RegistryError, type RegistryErrorCode } from './errors/registry-error.ts';
export type { GarbageReport, GarbageRequest } from './maintenance/collect-garbage.ts';
export type { Fault, InspectionReport } from './maintenance/inspect.ts';
export { PREVIEW_PATH } from './previews/make-preview.ts';
export { type PreviewClaims, type PreviewRefusal, readPreviewToken } from './previews/preview-token.ts';
export { type OpenOptions, openRegistry, type Registry } from './registry/registry.ts';
export type { ReleaseEntry } from './releases/read-releases.ts';
export { type ServerRecord, type ServerState, SILENT_AFTER } from './servers/server-state.ts';
export { releasesBefore, skipInvalid } from './trust/chain.ts';
export { createKey, readPublicKeys, retireKey } from './trust/key-files.ts';
export { type KeySettings, keysFolder, keysFromSettings, readTrustSetting } from './trust/key-settings.ts';
export { signRelease } from './trust/signature.ts';
export type { RegistryOptions, Signer, Trust } from './trust/types.ts';
export { type StoredRelease, verifyRelease } from './trust/verify-release.ts';
export type { PublishResult } from './versions/publish.ts';
export type { VersionFacts } from './versions/version-facts.ts';
