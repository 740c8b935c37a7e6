import { stemmer } from 'stemmer';
import { better, type Candidate, nearest } from './nearest-word.ts';
import { blurred, initialsOf, syllablesOf } from './romanised.ts';
import { termKey } from './synonyms.ts';

/**
 * A word goods are known by. `isKind`: it says what a thing is, as keywords and names of categories and brands do; `isNamed`: it was chosen as a word
 * to be found by, so that something typed may have been meant to be it.
 */
export type KnownWord = { text: string; isKind: boolean; isNamed: boolean; goods: number };

/** A word something typed may have been meant to be, and how far away it is: 0 sounds the same. */
export type Guess = { word: KnownWord; distance: number };

const HAN = /^\p{Script=Han}+$/u;
const LATIN = /^[a-z]+$/;
const MOST_COMPLETIONS = 8;
/** Letters of pinyin: nobody types longer ones. */
const LONGEST_SPELT = 40;
/** Longer ones are phrases. */
const LONGEST = 8;

/** How far away a word is that has one of two characters: farther than one that is known and one that is not. */
const HALF = 2.2;
/** Letters of the parts of a compound: shorter ones are endings. */
const SHORTEST_PART = 3;
const SHORTEST_LAST_PART = 4;

/** Words of the shop in one language, found by how they are written, by how they sound, and by what is written nearly like them. */
export class Vocabulary {
  readonly #byKey = new Map<string, KnownWord>();
  readonly #bySound = new Map<string, KnownWord[]>();
  readonly #byBlur = new Map<string, KnownWord[]>();
  readonly #byInitials = new Map<string, KnownWord[]>();
  readonly #initials = new Map<string, string>();
  /** Words beside each other in names, by the initials of all of them. */
  readonly #phrases = new Map<string, string>();
  readonly #byRoot = new Map<string, KnownWord[]>();
  /** Chinese words by the characters in them. */
  readonly #byCharacter = new Map<string, Candidate[]>();
  readonly #byLength = new Map<number, Candidate[]>();

  constructor(words: Iterable<KnownWord> = []) {
    for (const word of words) this.add(word);
  }

  /** The word itself, however it is inflected. */
  find(text: string): KnownWord | undefined {
    return this.#byKey.get(termKey(text));
  }

  findKey(key: string): KnownWord | undefined {
    return this.#byKey.get(key);
  }

  /** Chinese words whose pinyin this is, without blanks and tones: whole, else by initials. The best known first. */
  spelt(latin: string): KnownWord[] {
    return [...(this.#bySound.get(latin) ?? this.#byInitials.get(latin) ?? [])].sort(better);
  }

  /** The fewest Chinese words whose pinyin, one after the other, this is: `lanseshuangjianbao` is 蓝色 and 双肩包. Null when it is none. */
  speltPhrase(latin: string): KnownWord[] | null {
    if (latin.length > LONGEST_SPELT) return null;
    const best: (KnownWord[] | undefined)[] = [[]];
    for (let end = 2; end <= latin.length; end += 1) {
      for (let start = 0; start <= end - 2; start += 1) {
        const before = best[start];
        const word = before && bestOf(this.#bySound.get(latin.slice(start, end)));
        if (word && before.length + 1 < (best[end]?.length ?? Number.POSITIVE_INFINITY)) best[end] = [...before, word];
      }
    }
    return best[latin.length] ?? null;
  }

  /** Words beside each other in a name whose initials, one after the other, these are: `wxsb` is 无线鼠标. */
  speltByInitials(latin: string): string | null {
    return this.#phrases.get(latin) ?? null;
  }

  /** Chinese words whose pinyin begins so. */
  completions(latin: string): string[] {
    if (!/^[a-z]{2,}$/.test(latin)) return [];
    return [...this.#bySound]
      .flatMap(([sound, words]) => (sound.startsWith(latin) ? words : []))
      .filter(({ isKind }) => isKind)
      .sort(better)
      .slice(0, MOST_COMPLETIONS)
      .map(({ text }) => text);
  }

  /** Words with the same root, such as `running` and `run`. */
  related(text: string): KnownWord[] {
    return this.#byRoot.get(root(termKey(text))) ?? [];
  }

  /** What a word that is not known may have been meant to be. `isWhole`: nothing else was typed beside it. */
  guess(text: string, { isWhole }: { isWhole: boolean }): Guess | undefined {
    const key = termKey(text);
    return HAN.test(key) ? this.#guessHan(key, isWhole) : this.#guessSpelling(key);
  }

  /** Whether a word sounds as one that says what a thing is, which may be itself. */
  soundsLikeKind(word: string): boolean {
    const key = termKey(word);
    const letters = [...key].length;
    if (!HAN.test(key) || letters < 2 || letters > LONGEST) return false;
    const alike = this.#bySound.get(syllablesOf(key)?.join('') ?? '') ?? [];
    return alike.some(({ text, isKind }) => isKind && [...text].length === letters);
  }

  /** What a compound nobody knows is: `eyeglasses` are glasses. */
  lastPartOf(text: string): KnownWord | undefined {
    const key = termKey(text);
    if (!LATIN.test(key)) return undefined;
    for (let at = SHORTEST_PART; at <= key.length - SHORTEST_LAST_PART; at += 1) {
      const word = this.#byKey.get(key.slice(at));
      if (word?.isKind) return word;
    }
    return undefined;
  }

  /** One more word; one that is known already counts for more. */
  add({ text, isKind, isNamed, goods }: KnownWord): void {
    const key = termKey(text);
    if (key === '') return;
    const known = this.#byKey.get(key);
    if (known) {
      known.goods += goods;
      known.isKind ||= isKind;
      known.isNamed ||= isNamed;
      return;
    }
    const word = { text, isKind, isNamed, goods };
    this.#byKey.set(key, word);
    const letters = [...key];
    if (letters.length < 2) return;
    if (HAN.test(key)) for (const letter of new Set(letters)) push(this.#byCharacter, letter, { key, word });
    else push(this.#byLength, letters.length, { key, word });
    if (LATIN.test(key)) push(this.#byRoot, root(key), word);
    const syllables = HAN.test(key) && letters.length <= LONGEST ? syllablesOf(key) : null;
    if (!syllables) return;
    push(this.#bySound, syllables.join(''), word);
    push(this.#byBlur, syllables.map(blurred).join(' '), word);
    this.#initials.set(key, initialsOf(syllables));
    push(this.#byInitials, initialsOf(syllables), word);
  }

  /** Words that stand beside each other in a name, each of which was added before; those of the best-selling goods first. */
  addPhrase(words: readonly string[]): void {
    const initials = words.map((word) => this.#initials.get(word));
    const key = initials.join('');
    if (!initials.includes(undefined) && !this.#phrases.has(key)) this.#phrases.set(key, words.join(''));
  }

  #guessHan(key: string, isWhole: boolean): Guess | undefined {
    const letters = [...key];
    if (letters.length < 2 || letters.length > LONGEST) return undefined;
    const syllables = syllablesOf(key);
    const sameLength = (word: KnownWord) => [...word.text].length === letters.length;
    const sounds = syllables && bestOf(this.#bySound.get(syllables.join(''))?.filter(sameLength));
    if (sounds) return { word: sounds, distance: 0 };
    const alike = syllables && bestOf(this.#byBlur.get(syllables.map(blurred).join(' ')));
    if (alike) return { word: alike, distance: 0.5 };
    if (letters.length > 2) {
      const isDoubled = letters.some((letter, at) => letter === letters[at + 1]);
      // A character too many is one that was typed twice; other words say more than a shorter one.
      const near = this.#nearHan(key, (other) => other.length > 2 && (isDoubled || other.length >= letters.length));
      return near && { word: near, distance: 1 };
    }
    const [first, last] = letters;
    const longer = this.#nearHan(key, (other) => other.length === 3 && other[0] === first && other[2] === last);
    if (longer) return { word: longer, distance: 1.5 };
    // Of two characters one may be wrong: it is a guess, and one only where nothing else was typed.
    if (!isWhole) return undefined;
    const half =
      this.#nearHan(key, (other) => other.length === 2 && other[0] === first) ??
      // 子 stands at the end of all kinds of things.
      (last === '子' ? undefined : this.#nearHan(key, (other) => other.length === 2 && other[1] === last));
    return half && { word: half, distance: HALF };
  }

  #guessSpelling(key: string): Guess | undefined {
    if (key.length < 4) return undefined;
    const one = this.#nearSpelling(key, 1, () => true);
    if (one) return { word: one, distance: 1 };
    const two = key.length >= 7 ? this.#nearSpelling(key, 2, ([first]) => first === key[0]) : undefined;
    return two && { word: two, distance: 2 };
  }

  /** The best known word one change away, of those with one of the first two characters: one change leaves one of them. */
  #nearHan(key: string, isMeant: (letters: readonly string[]) => boolean): KnownWord | undefined {
    const [first = '', second = ''] = key;
    const candidates = [...(this.#byCharacter.get(first) ?? []), ...(this.#byCharacter.get(second) ?? [])];
    return nearest(key, candidates, 1, isMeant);
  }

  /** The best known word so many changes away, by length: more letters are more changes. */
  #nearSpelling(key: string, most: number, isMeant: (letters: readonly string[]) => boolean): KnownWord | undefined {
    const lengths = Array.from({ length: 2 * most + 1 }, (_, step) => key.length - most + step);
    const candidates = lengths.flatMap((length) => this.#byLength.get(length) ?? []);
    return nearest(key, candidates, most, isMeant);
  }
}

/** Porter's stem of a word, itself where too little is left: a bed is no bedding, an ear no earring. */
function root(key: string): string {
  const stemmed = LATIN.test(key) ? stemmer(key) : key;
  return stemmed.length < 4 ? key : stemmed;
}

const bestOf = (words: readonly KnownWord[] = []): KnownWord | undefined =>
  words.reduce<KnownWord | undefined>((best, word) => (best && better(best, word) <= 0 ? best : word), undefined);

function push<Key, Value>(map: Map<Key, Value[]>, key: Key, value: Value): void {
  const list = map.get(key);
  if (list) list.push(value);
  else map.set(key, [value]);
}
