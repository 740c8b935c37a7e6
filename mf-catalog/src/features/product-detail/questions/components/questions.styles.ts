import { styled } from 'styled-components';

export const Block = styled.div`
  scroll-margin-top: 96px;

  > nav {
    margin-top: 20px;
  }
`;

/** Above the questions: what it is for, and the way to ask. */
export const Invitation = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 12px 20px;
  padding: 16px 20px;
  border-radius: var(--r-md);
  background: var(--promo-soft);

  > p {
    color: var(--text-secondary);
  }
`;

/** Something to be filled in. */
export const Sheet = styled.div`
  padding: 20px;
  border-radius: var(--r-md);
  background: var(--bg-sunken);
`;

export const Item = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 8px;
  padding: 20px 0;
  border-bottom: 1px solid var(--border-subtle);

  &:last-child {
    padding-bottom: 0;
    border-bottom: 0;
  }
`;

/** Words behind their mark. */
export const Words = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: 10px;
  overflow-wrap: anywhere;

  h3 {
    font: var(--type-body-l);
    font-weight: 700;
    text-wrap: pretty;
  }
`;

const marks = {
  question: 'background:var(--promo-soft);color:var(--promo-text);',
  answer: 'background:var(--trust-soft);color:var(--trust-text);',
} as const;

export const Mark = styled.span<{ $of: keyof typeof marks }>`
  display: grid;
  place-items: center;
  width: 1.375rem;
  height: 1.375rem;
  margin-top: 1px;
  border-radius: 6px;
  font: var(--type-micro);
  font-weight: 700;
  ${({ $of }) => marks[$of]}
`;

/** Who said it and when: below the words, which begin behind their mark. */
export const Meta = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 4px 10px;
  padding-left: 32px;
  color: var(--text-tertiary);
  font: var(--type-caption);

  button {
    margin: -6px 0 -6px auto;
  }
`;

export const Answers = styled.ul`
  display: grid;
  gap: 14px;
  margin-top: 4px;

  > li {
    display: grid;
    gap: 4px;
  }
`;

export const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px;
  padding-left: 32px;
`;

/** The label of the button begins where the words above it do. */
export const More = styled(Foot)`
  margin-left: -11px;
`;
