import type { LegalDocument } from '@jishi/api/articles';
import { legalQuery } from '@jishi/api/articles/queries';
import { definePage, type PageModule } from '@jishi/contracts';
import { textsOf } from '../../messages/texts.ts';
import { LegalScreen } from './legal-screen.tsx';

/** The page of one document. */
export const legalPage = (document: LegalDocument): PageModule =>
  definePage({
    Component: () => <LegalScreen document={document} />,
    async load(_, { api, queries, i18n }) {
      const article = await queries.fetchQuery(legalQuery(api, document));
      const text = textsOf(i18n);
      return {
        title: article?.name ?? text(`legal.${document}`),
        description: article?.description ?? '',
        noIndex: article === null,
      };
    },
  });
