/**
 * What the file leaves out, by table: whatever opens something, stands for a secret or protects others, and what the shop wrote for itself.
 * The file names them.
 */
export const leftOut: Readonly<Record<string, readonly string[]>> = {
  users: ['password', 'credentialsVersion'],
  token_pairs: ['accessHash', 'refreshHash', 'sealedSuccessor'],
  passkeys: ['credentialId', 'publicKey', 'counter'],
  passkey_challenges: ['uuid', 'challenge'],
  verification_codes: ['codeHash'],
  qr_logins: ['uuid'],
  download_codes: ['code'],
  idempotency_keys: ['key', 'requestHash'],
  lottery_proofs: ['mark'],
  data_exports: ['linkCode'],
  orders: ['note'],
  collect_lists: ['nameKey', 'shareMark'],
};

/** Columns that sound like secrets and are none. */
export const noSecrets: readonly string[] = [
  'users.uuid',
  'outbox.uuid',
  'data_exports.uuid',
  'jobs.uniqueKey',
  'limit_counters.key',
];

const SECRET = /^(secret|password|r?password|token|access_token|refresh_token|code|sign|signature|pay_url|code_url)$/i;

/** A stored value without what is secret in it, however deep: codes of messages, links to pay by. */
export function withoutSecrets(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutSecrets);
  if (value === null || typeof value !== 'object' || value instanceof Date) return value;
  const kept = Object.entries(value).filter(([key]) => !SECRET.test(key));
  return Object.fromEntries(kept.map(([key, inner]) => [key, withoutSecrets(inner)]));
}
