import * as jishiApi from '@jishi/api';
import * as jishiApiAccount from '@jishi/api/account';
import * as jishiApiAddresses from '@jishi/api/addresses';
import * as jishiApiArticles from '@jishi/api/articles';
import * as jishiApiBills from '@jishi/api/bills';
import * as jishiApiCart from '@jishi/api/cart';
import * as jishiApiCategories from '@jishi/api/categories';
import * as jishiApiCoupons from '@jishi/api/coupons';
import * as jishiApiFavourites from '@jishi/api/favourites';
import * as jishiApiFlashSales from '@jishi/api/flash-sales';
import * as jishiApiLotteries from '@jishi/api/lotteries';
import * as jishiApiNotices from '@jishi/api/notices';
import * as jishiApiOrders from '@jishi/api/orders';
import * as jishiApiPayments from '@jishi/api/payments';
import * as jishiApiPoints from '@jishi/api/points';
import * as jishiApiProducts from '@jishi/api/products';
import * as jishiApiRecentlyViewed from '@jishi/api/recently-viewed';
import * as jishiApiRefunds from '@jishi/api/refunds';
import * as jishiApiReviews from '@jishi/api/reviews';
import * as jishiApiSecurity from '@jishi/api/security';
import * as jishiApiShop from '@jishi/api/shop';
import * as jishiApiSignIn from '@jishi/api/sign-in';
import * as jishiApiUploads from '@jishi/api/uploads';
import * as jishiContracts from '@jishi/contracts';
import * as jishiI18n from '@jishi/i18n';
import * as jishiI18nLocale from '@jishi/i18n/locale';
import * as jishiUi from '@jishi/ui';
import * as jishiUiData from '@jishi/ui/data';
import * as jishiUiForms from '@jishi/ui/forms';
import * as jishiUiOverlays from '@jishi/ui/overlays';
import * as tanstackReactQuery from '@tanstack/react-query';
import * as axios from 'axios';
import * as i18next from 'i18next';
import * as react from 'react';
import * as reactJsxRuntime from 'react/jsx-runtime';
import * as reactDom from 'react-dom';
import * as reactI18next from 'react-i18next';
import * as reactRouterDom from 'react-router-dom';
import * as styledComponents from 'styled-components';
import * as zustand from 'zustand';
import * as zustandVanilla from 'zustand/vanilla';

/** What the shell shares, whole: `shared.test.ts` compares it with the list of the builds. */
export const shared: Readonly<Record<string, object>> = {
  react: react,
  'react/jsx-runtime': reactJsxRuntime,
  'react-dom': reactDom,
  'react-router-dom': reactRouterDom,
  'styled-components': styledComponents,
  zustand: zustand,
  'zustand/vanilla': zustandVanilla,
  i18next: i18next,
  'react-i18next': reactI18next,
  '@tanstack/react-query': tanstackReactQuery,
  axios: axios,
  '@jishi/api': jishiApi,
  '@jishi/api/account': jishiApiAccount,
  '@jishi/api/addresses': jishiApiAddresses,
  '@jishi/api/articles': jishiApiArticles,
  '@jishi/api/bills': jishiApiBills,
  '@jishi/api/cart': jishiApiCart,
  '@jishi/api/categories': jishiApiCategories,
  '@jishi/api/coupons': jishiApiCoupons,
  '@jishi/api/favourites': jishiApiFavourites,
  '@jishi/api/flash-sales': jishiApiFlashSales,
  '@jishi/api/lotteries': jishiApiLotteries,
  '@jishi/api/notices': jishiApiNotices,
  '@jishi/api/orders': jishiApiOrders,
  '@jishi/api/payments': jishiApiPayments,
  '@jishi/api/points': jishiApiPoints,
  '@jishi/api/products': jishiApiProducts,
  '@jishi/api/recently-viewed': jishiApiRecentlyViewed,
  '@jishi/api/refunds': jishiApiRefunds,
  '@jishi/api/reviews': jishiApiReviews,
  '@jishi/api/security': jishiApiSecurity,
  '@jishi/api/shop': jishiApiShop,
  '@jishi/api/sign-in': jishiApiSignIn,
  '@jishi/api/uploads': jishiApiUploads,
  '@jishi/contracts': jishiContracts,
  '@jishi/i18n': jishiI18n,
  '@jishi/i18n/locale': jishiI18nLocale,
  '@jishi/ui': jishiUi,
  '@jishi/ui/forms': jishiUiForms,
  '@jishi/ui/overlays': jishiUiOverlays,
  '@jishi/ui/data': jishiUiData,
};
