import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Heading, Text } from '../text/text.tsx';
import { below } from '../tokens/media.ts';
import { awningCss } from './awning.tsx';

const Titled = styled(Heading)`
  display: flex;
  align-items: center;
  gap: 10px;

  &::before {
    content: '';
    flex: none;
    width: 33px;
    border-radius: 4px 4px 0 0;
    ${awningCss('mark', '18px', '11px', 'repeat-x')}
  }
  ${below.sm} {
    gap: 8px;

    &::before {
      width: 27px;
      ${awningCss('mark', '15px', '9px', 'repeat-x')}
    }
  }
`;

const Aside = styled(Text)`
  padding-bottom: 4px;

  ${below.sm} {
    display: none;
  }
`;

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-end;
  gap: 12px;
  margin-bottom: 16px;

  /* Not by :last-child, which a browser knows only once it has read the end of the line: the link would stand beside the title until then. */
  > :not(${Titled}, ${Aside}) {
    margin-left: auto;
  }
  /* Large text: a title that would be squeezed has the line alone. */
  ${below.sm} {
    gap: 0 12px;
    margin-bottom: 12px;

    > ${Titled} {
      flex: 1 1 8rem;
    }
  }
`;

export type SectionTitleProps = {
  children: ReactNode;
  /** One quiet sentence beside it, left out on phones. */
  aside?: ReactNode;
  /** At the end of the line, one element: a `MoreLink`. */
  end?: ReactNode;
  headingLevel?: 'h1' | 'h2' | 'h3';
  id?: string;
};

/** Heading of a section with a mark of three stripes. */
export function SectionTitle({ children, aside, end, headingLevel = 'h2', id }: SectionTitleProps) {
  return (
    <Head>
      <Titled as={headingLevel} id={id}>
        {children}
      </Titled>
      {aside && (
        <Aside $tone="tertiary" $size="caption">
          {aside}
        </Aside>
      )}
      {end}
    </Head>
  );
}
