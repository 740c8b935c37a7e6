/** Tells password managers whose password it is; nobody sees, reads or reaches it. */
export function UsernameField({ value }: { value: string }) {
  return <input type="text" name="username" autoComplete="username" value={value} readOnly hidden />;
}
