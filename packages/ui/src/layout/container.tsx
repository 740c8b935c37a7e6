import { styled } from 'styled-components';
import { from } from '../tokens/media.ts';

/** Centred column of the page: content 1280 (1440 from 1600 px), gutters 16, from 900 px 24. */
export const Container = styled.div`
  width: 100%;
  max-width: calc(var(--content-width) + 48px);
  margin-inline: auto;
  padding-inline: var(--gutter);
`;

/** A block of a page with the distance sections keep. */
export const Section = styled.section`
  margin-top: 28px;

  ${from.md} {
    margin-top: 40px;
  }
`;
