import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { type ElementType, type FormEvent, useId } from 'react';
import { Select } from '../input/select.tsx';
import { VisuallyHidden } from '../layout/visually-hidden.tsx';
import { pageCount, pageWindow } from './page-window.ts';
import { Dots, Jump, Line, PageLink, SendSize, SizeChoice, Total } from './pagination-parts.tsx';

export type PaginationTexts = {
  /** Name of the navigation. */
  label: string;
  /** "共 73 条" */
  total: string;
  previous: string;
  next: string;
  /** "第 3 页" */
  page: (page: number) => string;
  /** "20 条/页" */
  size: (size: number) => string;
  sizeLabel: string;
  /** "到第几页" */
  jump: string;
};

export type PaginationProps = {
  /** Counts from 1. */
  page: number;
  pageSize: number;
  /** Entries altogether. */
  total: number;
  texts: PaginationTexts;
  /** What page links are made of: `a` (default) or a router's `Link`. */
  linkAs?: ElementType;
  /** Address of a page as properties of the link: `(page) => ({ to: … })` or `({ href: … })`. */
  linkProps: (page: number) => Record<string, unknown>;
  /** Sizes to choose from; without it there is no choice. */
  pageSizes?: readonly number[];
  onPageSize?: (size: number) => void;
  /** Goes to a page; without it there is no jump field. */
  onPage?: (page: number) => void;
  /**
   * What its forms are sent to where no script hears them: an address and what goes along with a field, `page` or `size`.
   */
  form?: (field: 'page' | 'size') => { action: string; fields: readonly [name: string, value: string][] };
};

/** Pages of a list as links, so they can be shared and work without JavaScript. Nothing is drawn for a single page. */
export function Pagination(props: PaginationProps) {
  const { pageSize, total, texts, linkProps, pageSizes, onPageSize, onPage, form } = props;
  // Its properties come from the owner; typed as a plain link they need no type parameter here.
  const As = (props.linkAs ?? 'a') as 'a';
  const pages = pageCount(total, pageSize);
  // A list that has become shorter is left from its last page.
  const page = Math.min(Math.max(1, props.page), pages);
  const smallest = Math.min(pageSize, ...(pageSizes ?? []));
  if (total <= smallest) return null;

  const step = (to: number, label: string, Icon: typeof ChevronLeft) => {
    const inside = to >= 1 && to <= pages;
    const content = (
      <>
        <Icon size={16} strokeWidth={1.75} aria-hidden />
        <VisuallyHidden>{label}</VisuallyHidden>
      </>
    );
    if (!inside) return <PageLink as="span">{content}</PageLink>;
    return (
      <PageLink as={As} {...linkProps(to)}>
        {content}
      </PageLink>
    );
  };

  return (
    <Line aria-label={texts.label}>
      <Total>{texts.total}</Total>
      {pageSizes && onPageSize && (
        <SizeChoice action={form?.('size').action}>
          <Fields fields={form?.('size').fields} />
          <Select
            name="size"
            aria-label={texts.sizeLabel}
            size="sm"
            value={String(pageSize)}
            onChange={(size) => onPageSize(Number(size))}
            options={pageSizes.map((size) => ({ value: String(size), label: texts.size(size) }))}
          />
          {form && <SendSize type="submit">{texts.sizeLabel}</SendSize>}
        </SizeChoice>
      )}
      {step(page - 1, texts.previous, ChevronLeft)}
      {pageWindow(page, pages).map((entry, index, all) =>
        entry === 'gap' ? (
          <Dots key={`gap-before-${all[index + 1]}`} aria-hidden="true">
            …
          </Dots>
        ) : (
          <PageLink
            key={entry}
            as={As}
            {...linkProps(entry)}
            // On phones only the neighbours and the ends have room.
            data-far={Math.abs(entry - page) > 1 && entry !== 1 && entry !== pages ? '' : undefined}
            aria-label={texts.page(entry)}
            aria-current={entry === page ? 'page' : undefined}
          >
            {entry}
          </PageLink>
        ),
      )}
      {step(page + 1, texts.next, ChevronRight)}
      {onPage && <JumpField label={texts.jump} page={page} pages={pages} onPage={onPage} form={form?.('page')} />}
    </Line>
  );
}

type FormTarget = ReturnType<NonNullable<PaginationProps['form']>>;

const Fields = ({ fields = [] }: { fields: FormTarget['fields'] | undefined }) =>
  fields.map(([name, value]) => <input key={name} type="hidden" name={name} value={value} />);

type JumpFieldProps = {
  label: string;
  page: number;
  pages: number;
  onPage: (page: number) => void;
  form: FormTarget | undefined;
};

function JumpField({ label, page, pages, onPage, form }: JumpFieldProps) {
  const id = useId();
  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const wanted = Number(new FormData(event.currentTarget).get('page'));
    if (!Number.isInteger(wanted) || wanted < 1) return;
    onPage(Math.min(wanted, pages));
  };
  return (
    <Jump onSubmit={handleSubmit} action={form?.action} noValidate>
      <Fields fields={form?.fields} />
      <label htmlFor={id}>{label}</label>
      <input key={page} id={id} name="page" inputMode="numeric" defaultValue={page} maxLength={6} />
    </Jump>
  );
}
