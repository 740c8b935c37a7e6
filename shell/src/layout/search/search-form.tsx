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
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { useTexts } from '../../messages/texts.ts';
import * as styles from './search-form.styles.ts';
import { searchWord } from './search-word.ts';
import { Suggestions } from './suggestions.tsx';

/** The search box of the header. A plain form underneath: it works before and without JavaScript. */
export function SearchForm() {
  const text = useTexts();
  const { lang } = useShop();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const [params] = useSearchParams();
  const asked = pathname.startsWith('/product/list') ? (params.get('title') ?? '') : '';
  const [typed, setTyped] = useState(asked);
  const [isRefused, setIsRefused] = useState(false);
  const [isActive, setActive] = useState(false);
  const errorId = useId();
  useEffect(() => setTyped(asked), [asked]);

  const check = () => {
    const word = searchWord(typed);
    setIsRefused(word === null);
    return word;
  };
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    setActive(false);
    const word = check();
    if (word !== null) void navigate(paths.products({ keyword: word }));
  };

  const handleBlur = ({ currentTarget, relatedTarget }: FocusEvent<HTMLFormElement>) => {
    if (!currentTarget.contains(relatedTarget)) setActive(false);
  };
  const handleChange = (event: ChangeEvent<HTMLInputElement>) => {
    setTyped(event.target.value);
    setActive(true);
  };
  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') setActive(false);
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
          onBlur={check}
        />
        <button type="submit">{text('search.submit')}</button>
      </styles.Box>
      {isRefused ? (
        <styles.Remark id={errorId} role="alert">
          {text('header.top.validate_remark')}
        </styles.Remark>
      ) : (
        <Suggestions keyword={typed.trim()} isOpen={isActive && typed.trim() !== '' && typed.trim() !== asked} />
      )}
    </styles.Search>
  );
}
