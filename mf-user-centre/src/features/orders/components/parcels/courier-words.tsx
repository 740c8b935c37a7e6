import { TextLink } from '@jishi/ui';
import { phonesInText } from '../../model/phones-in-text.ts';

/** What a courier says; numbers in it can be called. */
export function CourierWords({ children }: { children: string }) {
  return phonesInText(children).map(({ text, phone }, index) =>
    phone ? (
      <TextLink key={index} href={`tel:${phone}`}>
        {text}
      </TextLink>
    ) : (
      text
    ),
  );
}
