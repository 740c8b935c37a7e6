import { type Category, categoryPath } from '@jishi/api/categories';
import { categoryTreeQuery } from '@jishi/api/categories/queries';
import type { Coupon } from '@jishi/api/coupons';
import { paths, useApi, useShop } from '@jishi/contracts';
import { TextLink } from '@jishi/ui';
import { useQuery } from '@tanstack/react-query';
import { Fragment } from 'react';
import { Link } from 'react-router-dom';
import { useTexts } from '../messages/texts.ts';

/** So many categories are named; more would fill the card. */
const NAMED = 3;

/** What a coupon is for, in words that lead there. */
export function CouponScope({ coupon: { id, scope } }: { coupon: Pick<Coupon, 'id' | 'scope'> }) {
  const text = useTexts();
  const { has } = useShop();
  // The page has asked for it before; when that failed the names are missing.
  const { data: tree } = useQuery(categoryTreeQuery(useApi()));
  const canLead = has('mf_catalog/product-list');
  const named = scope.kind === 'categories' && tree ? namesOf(scope.ids, tree) : [];
  if (named.length === 0) {
    const label = text(`coupon.scope-${scope.kind}`);
    return <span>{canLead ? <ScopeLink to={paths.products({ couponId: id })}>{label}</ScopeLink> : label}</span>;
  }
  return (
    <span>
      {text('coupon.scope_only')}{' '}
      {named.slice(0, NAMED).map((category, index) => (
        <Fragment key={category.id}>
          {index > 0 && text('coupon.scope_joint')}
          {canLead ? (
            <ScopeLink to={paths.products({ categoryId: category.id, name: category.name })}>{category.name}</ScopeLink>
          ) : (
            category.name
          )}
        </Fragment>
      ))}
      {named.length > NAMED && text('coupon.scope_more')}
    </span>
  );
}

const ScopeLink = ({ to, children }: { to: string; children: string }) => (
  <TextLink as={Link} to={to}>
    {children}
  </TextLink>
);

/** Categories that are shown, those below another one of them left out. */
function namesOf(ids: readonly string[], tree: readonly Category[]): Category[] {
  return ids.flatMap((id) => {
    const trail = categoryPath(tree, id);
    const isBelowAnother = trail.slice(0, -1).some((above) => ids.includes(above.id));
    return isBelowAnother ? [] : trail.slice(-1);
  });
}
