import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';

/** A mail as it came over the wire. */
export type ReceivedMail = { from: string; to: string[]; headers: Record<string, string>; text: string; html: string };

/** `busy` and `refuses` answer 451 and 550 to the recipient; `silent` takes the mail and never says so. */
export type SmtpMood = 'well' | 'busy' | 'refuses' | 'silent';

/** A mail server as the shop meets it. */
export class SmtpCounterpart {
  readonly received: ReceivedMail[] = [];
  mood: SmtpMood = 'well';
  readonly user = 'shop@mail.example';
  readonly password = 'pässword/1';
  readonly #server = new SMTPServer({
    disabledCommands: ['STARTTLS'],
    allowInsecureAuth: true,
    closeTimeout: 100,
    onAuth: ({ username, password }, _session, done) => {
      if (username === this.user && password === this.password) return done(null, { user: username });
      return done(Object.assign(new Error('who are you?'), { responseCode: 535 }));
    },
    onRcptTo: (_address, _session, done) => {
      if (this.mood === 'busy') return done(reply(451, 'come back later'));
      if (this.mood === 'refuses') return done(reply(550, 'no such mailbox'));
      return done();
    },
    onData: (stream, session, done) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const { mailFrom, rcptTo } = session.envelope;
        const from = mailFrom ? mailFrom.address : '';
        this.received.push({
          from,
          to: rcptTo.map(({ address }) => address),
          ...readMail(String(Buffer.concat(chunks))),
        });
        if (this.mood !== 'silent') done();
      });
    },
  });

  async open(): Promise<this> {
    this.#server.on('error', () => {});
    await new Promise<void>((resolve) => this.#server.listen(0, '127.0.0.1', resolve));
    return this;
  }

  close(): Promise<void> {
    return new Promise((resolve) => this.#server.close(() => resolve()));
  }

  get port(): number {
    return (this.#server.server.address() as AddressInfo).port;
  }

  get env(): Record<string, string> {
    const user = `${encodeURIComponent(this.user)}:${encodeURIComponent(this.password)}`;
    return {
      SHOP_SMTP_URL: `smtp://${user}@127.0.0.1:${this.port}`,
      SHOP_MAIL_FROM: '集市 <no-reply@shop.example>',
      SHOP_PUBLIC_ORIGIN: 'https://shop.example',
    };
  }
}

const reply = (responseCode: number, text: string) => Object.assign(new Error(text), { responseCode });

/** Headers by small name, encoded words read; both forms of the text. */
function readMail(raw: string): Pick<ReceivedMail, 'headers' | 'text' | 'html'> {
  const { headers, body } = split(raw);
  const boundary = /boundary="([^"]+)"/.exec(headers['content-type'] ?? '')?.[1];
  const parts = boundary ? body.split(`--${boundary}`).map((part) => split(part.replace(/^\r\n/, ''))) : [];
  const read = (type: string) => {
    const part = parts.find(({ headers: own }) => own['content-type']?.startsWith(type));
    return decodeBody(part?.body ?? '', part?.headers['content-transfer-encoding'] ?? '');
  };
  return { headers, text: read('text/plain'), html: read('text/html') };
}

function split(raw: string): { headers: Record<string, string>; body: string } {
  const end = raw.indexOf('\r\n\r\n');
  const lines = raw
    .slice(0, end)
    .replace(/\r\n[ \t]+/g, ' ')
    .split('\r\n');
  const headers = lines.map((line): [string, string] => {
    const [name = '', ...rest] = line.split(':');
    return [name.toLowerCase(), decodeWords(rest.join(':').trim())];
  });
  return { headers: Object.fromEntries(headers), body: raw.slice(end + 4) };
}

function decodeBody(body: string, encoding: string): string {
  if (encoding === 'base64') return Buffer.from(body, 'base64').toString('utf8');
  const lines = body.replace(/\r\n$/, '').replaceAll('\r\n', '\n');
  return encoding === 'quoted-printable' ? decodeQuoted(lines.replace(/=\n/g, '')) : lines;
}

function decodeQuoted(text: string): string {
  const bytes = text.replace(/=([0-9A-F]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1').toString('utf8');
}

/** `=?UTF-8?B?…?=` and `=?UTF-8?Q?…?=` (RFC 2047). */
function decodeWords(text: string): string {
  return text
    .replace(/\?= +=\?/g, '?==?')
    .replace(/=\?utf-8\?([bq])\?([^?]*)\?=/gi, (_, kind: string, word: string) =>
      kind.toLowerCase() === 'b'
        ? Buffer.from(word, 'base64').toString('utf8')
        : decodeQuoted(word.replaceAll('_', ' ')),
    );
}
