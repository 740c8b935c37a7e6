import ChevronRight from 'lucide-react/icons/chevron-right';
import type { ElementType } from 'react';
import { styled } from 'styled-components';
import { below } from '../tokens/media.ts';

const List = styled.ol`
  display: flex;
  align-items: center;
  gap: 6px;
  padding: 16px 0;
  overflow: hidden;
  color: var(--text-secondary);
  font-size: 0.8125rem;
  line-height: 1.25rem;
  white-space: nowrap;

  li {
    display: flex;
    align-items: center;
    gap: 6px;
    flex: none;
    max-width: 100%;
  }
  li:last-child {
    flex: 0 1 auto;
    min-width: 0;
  }
  svg {
    color: var(--text-tertiary);
  }
  a:hover {
    color: var(--brand-text);
  }
  a,
  [aria-current] {
    overflow: hidden;
    text-overflow: ellipsis;
  }
  [aria-current] {
    color: var(--text-primary);
  }
  /* Where one line has no room for this page, it gets the next. */
  ${below.sm} {
    flex-wrap: wrap;
    row-gap: 2px;
  }
`;

export type Crumb = {
  label: string;
  /** Properties of its link: `{ to: '/' }` or `{ href: '/' }`; the last entry needs none. */
  link?: Record<string, unknown>;
};

export type BreadcrumbProps = {
  /** Name of the navigation: "面包屑". */
  label: string;
  crumbs: readonly Crumb[];
  /** What links are made of: `a` (default) or a router's `Link`. */
  linkAs?: ElementType;
};

/** The way from the home page to here; the last entry is this page. */
export function Breadcrumb({ label, crumbs, linkAs: As = 'a' }: BreadcrumbProps) {
  return (
    <nav aria-label={label}>
      <List>
        {crumbs.map((crumb, index) => (
          <li key={index}>
            {index > 0 && <ChevronRight size={14} strokeWidth={1.75} aria-hidden />}
            {index === crumbs.length - 1 || !crumb.link ? (
              <span aria-current={index === crumbs.length - 1 ? 'page' : undefined}>{crumb.label}</span>
            ) : (
              <As {...crumb.link}>{crumb.label}</As>
            )}
          </li>
        ))}
      </List>
    </nav>
  );
}
