/** Bytes by key, up to a total size; what was asked for longest ago goes first. */
export type ByteCache = {
  get(key: string): Buffer | undefined;
  put(key: string, bytes: Buffer): void;
};

export function createByteCache(limit: number): ByteCache {
  const entries = new Map<string, Buffer>();
  let total = 0;
  const drop = (key: string): void => {
    const bytes = entries.get(key);
    if (bytes && entries.delete(key)) total -= bytes.byteLength;
  };
  return {
    get(key) {
      const bytes = entries.get(key);
      if (!bytes) return undefined;
      entries.delete(key);
      entries.set(key, bytes);
      return bytes;
    },
    put(key, bytes) {
      if (bytes.byteLength > limit) return;
      drop(key);
      entries.set(key, bytes);
      total += bytes.byteLength;
      for (const oldest of entries.keys()) {
        if (total <= limit) return;
        drop(oldest);
      }
    },
  };
}
