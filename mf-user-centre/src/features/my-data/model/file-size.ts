/** Size of a file in words everybody knows: whole kilobytes, megabytes with one decimal. `bytes` is never shown as 0 KB. */
export function fileSize(bytes: number): string {
  const kilobytes = Math.max(1, Math.round(bytes / 1000));
  return kilobytes < 1000 ? `${kilobytes} KB` : `${(kilobytes / 1000).toFixed(1)} MB`;
}
