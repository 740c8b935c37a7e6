import * as api from '@jishi/api';
import * as account from '@jishi/api/account';
import * as addresses from '@jishi/api/addresses';
import * as articles from '@jishi/api/articles';
import * as categories from '@jishi/api/categories';
import * as coupons from '@jishi/api/coupons';
import * as favourites from '@jishi/api/favourites';
import * as notices from '@jishi/api/notices';
import * as recentlyViewed from '@jishi/api/recently-viewed';
import * as reviews from '@jishi/api/reviews';
import * as shop from '@jishi/api/shop';
import * as contracts from '@jishi/contracts';
import * as i18n from '@jishi/i18n';
import * as locale from '@jishi/i18n/locale';
import * as ui from '@jishi/ui';
import {
  keepPreviousData,
  queryOptions,
  useMutation,
  useQuery,
  useQueryClient,
  useQueryErrorResetBoundary,
  useSuspenseQuery,
} from '@tanstack/react-query';
import { createInstance } from 'i18next';
import React from 'react';
import * as jsxRuntime from 'react/jsx-runtime';
import ReactDom from 'react-dom';
import { I18nextProvider } from 'react-i18next';
import {
  data,
  Link,
  NavLink,
  redirect,
  useBlocker,
  useHref,
  useLocation,
  useNavigate,
  useNavigation,
  useParams,
  useRevalidator,
  useSearchParams,
} from 'react-router-dom';
import { css, keyframes, styled } from 'styled-components';
import { create, useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';

/**
 * Libraries that are in the tab from the start, with the exports a remote may use. The lists are short on purpose: what
 * is not listed is not shipped (react-router weighs half). An export a remote uses and this list lacks fails its build.
 */
export const eagerModules = {
  react: React,
  'react/jsx-runtime': jsxRuntime,
  'react-dom': ReactDom,
  'react-router-dom': {
    data,
    Link,
    NavLink,
    redirect,
    useBlocker,
    useHref,
    useLocation,
    useNavigate,
    useNavigation,
    useParams,
    useRevalidator,
    useSearchParams,
  },
  'styled-components': { __esModule: true, default: styled, styled, css, keyframes },
  zustand: { create, useStore },
  'zustand/vanilla': { createStore },
  i18next: { createInstance },
  'react-i18next': { I18nextProvider },
  '@tanstack/react-query': {
    keepPreviousData,
    queryOptions,
    useMutation,
    useQuery,
    useQueryClient,
    useQueryErrorResetBoundary,
    useSuspenseQuery,
  },
  '@jishi/api': api,
  // Domains that are only requests: names whose code comes with the first call.
  '@jishi/api/account': account,
  '@jishi/api/addresses': addresses,
  '@jishi/api/articles': articles,
  '@jishi/api/categories': categories,
  '@jishi/api/coupons': coupons,
  '@jishi/api/favourites': favourites,
  '@jishi/api/notices': notices,
  '@jishi/api/recently-viewed': recentlyViewed,
  '@jishi/api/reviews': reviews,
  '@jishi/api/shop': shop,
  '@jishi/contracts': contracts,
  '@jishi/i18n': i18n,
  '@jishi/i18n/locale': locale,
  '@jishi/ui': ui,
} as const satisfies Record<string, object>;
