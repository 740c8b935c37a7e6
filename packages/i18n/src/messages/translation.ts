/** Flat dotted keys to texts; `{{name}}` is a parameter. */
export type Messages = Readonly<Record<string, string>>;

/**
 * What the second language has to provide: exactly the keys of the first one, plus singular forms.
 *
 * Write `export const en = { … } satisfies Translation<typeof zh>`: a missing or an unknown key does not compile.
 * A key shown with a `count` may have a twin `<key>_one` for languages with a singular.
 */
export type Translation<M extends Messages> = Readonly<
  { [K in keyof M]: string } & { [K in keyof M & string as `${K}_one`]?: string }
>;
