import { TextInput } from '@jishi/ui/forms';
import Search from 'lucide-react/icons/search';
import type { FormEvent, ReactNode } from 'react';
import * as styles from './keyword-form.styles.ts';

type KeywordFormProps = {
  label: string;
  /** Where it leads without scripts. */
  action: string;
  /** What the address of the list says. */
  fields: Readonly<Record<string, string | number | null>>;
  /** Those the form has itself; the others are sent along. */
  own: readonly string[];
  onKeyword: (keyword: string) => void;
  className?: string;
  children: ReactNode;
};

/** Searches a list by words: a `KeywordInput` among other choices. */
export function KeywordForm({ label, action, fields, own, onKeyword, className, children }: KeywordFormProps) {
  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const keyword = new FormData(event.currentTarget).get('keyword');
    onKeyword(typeof keyword === 'string' ? keyword.trim() : '');
  };
  const others = Object.entries(fields).filter(([name, value]) => value !== null && !own.includes(name));
  return (
    <styles.Filter role="search" aria-label={label} action={action} onSubmit={handleSubmit} className={className}>
      {others.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={String(value)} />
      ))}
      {children}
    </styles.Filter>
  );
}

type KeywordInputProps = { label: string; placeholder: string; keyword: string; maxLength: number };

export function KeywordInput({ label, placeholder, keyword, maxLength }: KeywordInputProps) {
  return (
    <TextInput
      type="search"
      name="keyword"
      size="sm"
      maxLength={maxLength}
      aria-label={label}
      placeholder={placeholder}
      defaultValue={keyword}
      enterKeyHint="search"
      icon={<Search size={18} strokeWidth={1.75} aria-hidden />}
    />
  );
}
