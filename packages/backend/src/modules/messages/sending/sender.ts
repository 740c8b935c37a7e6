import type { Lang } from '../../../kernel/texts/languages.ts';

/** What a text message says: in words, and as a template with its values for providers that keep the texts themselves. */
export type SmsWords = { text: string } & (
  | { template: 'code'; values: { code: string } }
  | { template: 'security' | 'notice'; values: { what: string; time: string } }
);

export type Sms = { uuid: string; to: string; lang: Lang } & SmsWords;

/** A mail as it is read: the same in plain text and in HTML. */
export type Mail = { uuid: string; to: string; subject: string; text: string; html: string };

/** Whoever takes messages from the shop. */
export interface Sender<Message> {
  /** Whether to send again what may have been taken: the other side can tell a repetition by its `uuid`. */
  readonly mayRepeat: boolean;
  /** Whether it sends more than codes: some providers need an approved text for each kind. */
  readonly canTell: boolean;
  /**
   * Sends one message; ends within some seconds.
   * @returns what the provider calls it, if it says so
   * @throws SendError
   */
  send(message: Message): Promise<string | null>;
}

/** Null for what is not set up, and in demo mode, where messages stay in the outbox. */
export type Senders = { sms: Sender<Sms> | null; mail: Sender<Mail> | null };
