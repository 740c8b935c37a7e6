/** Bytes as people read them. */
export const sizeText = (bytes: number): string =>
  bytes < 1_000_000 ? `${(bytes / 1000).toFixed(1)} KB` : `${(bytes / 1_000_000).toFixed(1)} MB`;

/** A difference of bytes, with its sign. */
export const changeText = (bytes: number): string =>
  bytes === 0 ? '0' : `${bytes > 0 ? '+' : '−'}${sizeText(Math.abs(bytes))}`;
