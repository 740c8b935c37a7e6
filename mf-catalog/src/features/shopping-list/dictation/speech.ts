/** What we use of the Web Speech API, which TypeScript does not know. */
export interface Recogniser {
  lang: string;
  continuous: boolean;
  interimResults: boolean;
  onresult: ((event: RecogniserResult) => void) | null;
  onerror: ((event: { error: string }) => void) | null;
  onend: (() => void) | null;
  start(): void;
  stop(): void;
  abort(): void;
}

export type RecogniserResult = {
  resultIndex: number;
  results: ArrayLike<{ isFinal: boolean } & ArrayLike<{ transcript: string }>>;
};

type WithSpeech = { SpeechRecognition?: new () => Recogniser; webkitSpeechRecognition?: new () => Recogniser };

/** Makes a recogniser; `null` in browsers that have none. */
export function recogniserOf(browser: object): (new () => Recogniser) | null {
  const { SpeechRecognition, webkitSpeechRecognition } = browser as WithSpeech;
  return SpeechRecognition ?? webkitSpeechRecognition ?? null;
}
