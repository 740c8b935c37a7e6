/** What every way to sign in shares: what was typed stays when the way changes. */
export type WayFormProps = {
  phone: string;
  onPhone: (phone: string) => void;
  remember: boolean;
  onRemember: (remember: boolean) => void;
};

/** A field of a form as text; a file or a missing field is empty. */
export function textOf(data: FormData, name: string): string {
  const value = data.get(name);
  return typeof value === 'string' ? value : '';
}
