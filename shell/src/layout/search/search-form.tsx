import { paths, useShop } from '@jishi/contracts';
import { localePath } from '@jishi/i18n/locale';
import { Search } from 'lucide-react';
import {
  type ChangeEvent,
  type FocusEvent,
  type FormEvent,
  type KeyboardEvent,
  useEffect,
  useId,
  useState,
} from 'react';
import { useLocation, useMatches, useNavigate } from 'react-router-dom';
import { useTexts } from '../../messages/texts.ts';
import type { PageData } from '../../scope/load-page.ts';
import * as styles from './search-form.styles.ts';
import { searchWord } from './search-word.ts';
import { Suggestions } from './suggestions.tsx';

/** Until something is open below it. */
const combobox = { role: 'combobox', 'aria-autocomplete': 'list', 'aria-expanded': false } as const;

/**
 * The search box of the header. A plain form underneath: it works before and without JavaScript. What opens below it, and
 * walking through that by arrow keys, is the catalogue's: a combobox only in a release that has it.
 */
export function SearchForm() {
  const text = useTexts();
  const { lang, has } = useShop();
  const navigate = useNavigate();
  const { key } = useLocation();
  const page = useMatches().at(-1)?.data as PageData | null | undefined;
  const asked = page?.searched ?? '';
  const [typed, setTyped] = useState(asked);
  /** Of what may not be searched for as it stands: its words, empty until they are known. `null` while nothing is refused. */
  const [words, setWords] = useState<string | null>(null);
  /** Names of goods are pasted with their commas. */
  const [isPasted, setIsPasted] = useState(false);
  /** The page it was opened on: any navigation closes it. */
  const [activeOn, setActiveOn] = useState<string | null>(null);
  const boxId = useId();
  const errorId = `${boxId}-error`;
  const word = typed.trim();
  const isRefused = words !== null;
  const isOpen = activeOn === key && (word === '' || word !== asked);
  const open = () => setActiveOn(key);
  const close = () => setActiveOn(null);
  useEffect(() => setTyped(asked), [asked]);

  // Words the shop itself led to are none to be refused.
  const wanted = word === asked ? word : searchWord(typed);
  const search = (keyword: string) => {
    setWords(null);
    void navigate(paths.products({ keyword }));
  };
  const refuse = (use: (cleaned: string) => void = setWords) => {
    setWords('');
    void import('./cleaned-word.ts').then(({ cleanedWord }) => use(cleanedWord(typed, searchWord)));
  };
  const handleLeave = () => {
    if (wanted === null && !isPasted && !isRefused) refuse();
  };
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    close();
    if (wanted !== null) search(wanted);
    else if (words) search(words);
    else refuse(isPasted ? (cleaned) => cleaned && search(cleaned) : undefined);
  };

  const handleBlur = ({ currentTarget, relatedTarget }: FocusEvent<HTMLFormElement>) => {
    if (!currentTarget.contains(relatedTarget)) close();
  };
  const handleChange = (event: ChangeEvent<HTMLInputElement>) => {
    setTyped(event.target.value);
    setWords(null);
    setIsPasted((event.nativeEvent as InputEvent).inputType === 'insertFromPaste');
    open();
  };
  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'ArrowDown') open();
    if (event.key !== 'Escape') return;
    event.preventDefault(); // browsers would empty the box at once, and that would open it again
    if (!isOpen) setTyped('');
    close();
  };

  return (
    <styles.Search
      role="search"
      action={localePath(lang, paths.products())}
      onSubmit={handleSubmit}
      onBlur={handleBlur}
      onKeyDown={handleKeyDown}
    >
      <styles.Box $isRefused={isRefused}>
        <Search size={18} aria-hidden="true" />
        <input
          id={boxId}
          type="search"
          name="title"
          autoComplete="off"
          enterKeyHint="search"
          maxLength={60}
          aria-label={text('search.label')}
          aria-invalid={isRefused}
          aria-describedby={isRefused ? errorId : undefined}
          placeholder={text('search.placeholder')}
          value={typed}
          onChange={handleChange}
          onFocus={open}
          {...(has('mf_catalog/search-suggestions') && combobox)}
          onBlur={handleLeave}
        />
        <button type="submit">{text('search.submit')}</button>
      </styles.Box>
      {isRefused ? (
        <styles.Remark id={errorId} role="alert">
          {text('header.top.validate_remark')}{' '}
          {words && (
            <button type="button" onClick={() => search(words)}>
              {text('search.submit')} “{words}”
            </button>
          )}
        </styles.Remark>
      ) : (
        <Suggestions keyword={word} boxId={boxId} isOpen={isOpen} />
      )}
    </styles.Search>
  );
}
