/** What a change is about, with its page where the release has it. */
export type Reference = { text: string; label?: string; path: string | null };
