/** A message at the door, exactly as it came. Header names are lower case. */
export type Notice = { headers: Readonly<Record<string, string | string[] | undefined>>; body: Buffer };

/** What is said back to the sender of a notice. */
export type NoticeResponse = { status: number; type: string; body: string };
