const SLOT = '\uE000';

type EmphasisedProps = {
  /** The sentence, with what it is given where the value belongs. */
  sentence(slot: string): string;
  value: string | number;
};

/** A sentence whose value stands out; languages put it where they like. */
export function Emphasised({ sentence, value }: EmphasisedProps) {
  const [before = '', after = ''] = sentence(SLOT).split(SLOT);
  return (
    <>
      {before}
      <b>{value}</b>
      {after}
    </>
  );
}
